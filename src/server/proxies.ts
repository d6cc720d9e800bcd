// Which proxies' `X-Forwarded-*` is trusted.
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** More proxies than ever stand one behind the other. A header of 16 KB could name 1,500 of them, to be compared for each use of the address. */
const mostProxies = 10

/**
 * Returns whether an address is trusted, at a distance of so many proxies: in a comma-separated list of addresses and networks, and one of the
 * nearest ten; for true, whatever connects, as Fastify's own true would take the address that the client chooses.
 */
export function trustedProxies(list: boolean | string): false | ((address: string, distance: number) => boolean) {
  if (typeof list === 'boolean') return list && ((_address, distance) => distance === 0)
  const trusted = new BlockList()
  for (const network of list.split(',')) {
    const [address = '', length] = network.trim().split('/')
    if (length === undefined) trusted.addAddress(address, familyOf(address))
    else trusted.addSubnet(address, Number(length), familyOf(address))
  }
  return (address, distance) => distance < mostProxies && isIP(address) !== 0 && trusted.check(address, familyOf(address))
}

/**
 * Removes the ports from the addresses in `X-Forwarded-For`, which some proxies write there: with them, each connection of a client would be
 * a client of its own.
 */
export function dropPorts({ headers }: Pick<IncomingMessage, 'headers'>): void {
  const forwarded = headers['x-forwarded-for']
  if (typeof forwarded === 'string' && forwarded.includes(':')) headers['x-forwarded-for'] = forwarded.replaceAll(withPort, '$1$2')
}
const withPort = /(?<![^\s,])(?:(\d+(?:\.\d+){3})(?::\d+)|\[([0-9a-f:.]+)\](?::\d+)?)(?![^\s,])/gi

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
