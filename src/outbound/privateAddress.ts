// The addresses that no request of this server may reach: its own networks, and everything else that is not the public internet.
import ipaddr from 'ipaddr.js'

/** Every range that is not public. Nothing is sent to any of them (promise W9). */
export const privateRanges = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::/96',
  '::ffff:0:0/96',
  '::ffff:0:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
  '5f00::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
] as const

const ranges = privateRanges.map((range) => ipaddr.parseCIDR(range))

/** Whether an address (IPv4 or IPv6, without brackets) is in one of the ranges. A text that is not an address counts as private. */
export function isPrivate(address: string | undefined): boolean {
  if (address === undefined || !ipaddr.isValid(address)) return true
  const parsed = ipaddr.parse(address)
  return ranges.some(([range, bits]) => range.kind() === parsed.kind() && parsed.match(range, bits))
}
