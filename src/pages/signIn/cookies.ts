// The cookies of pages: bound to the host that set them, hidden from scripts, and not sent with forms of other sites.
import type { FastifyReply, FastifyRequest } from 'fastify'

export type Cookies = {
  /** Returns the value, or undefined if there is none or if two differ: another host of the domain may have planted one. */
  readonly read: (request: FastifyRequest, name: string) => string | undefined
  /** Sets a cookie for this many seconds; 0 deletes it. */
  readonly write: (reply: FastifyReply, name: string, value: string, seconds: number) => void
}

/** Over https, cookies are `Secure` and named `__Host-…`, so that no other host of the domain can set one of that name. */
export function cookiesOf(publicUrl: string | undefined): Cookies {
  const isSecure = ({ protocol }: FastifyRequest) => protocol === 'https' || publicUrl?.startsWith('https:') === true
  const fullName = (request: FastifyRequest, name: string) => (isSecure(request) ? `__Host-${name}` : name)
  return {
    read(request, name) {
      const wanted = `${fullName(request, name)}=`
      const values = new Set(
        (request.headers.cookie ?? '')
          .split(';')
          .map((pair) => pair.trim())
          .filter((pair) => pair.startsWith(wanted))
          .map((pair) => pair.slice(wanted.length)),
      )
      return values.size === 1 ? [...values][0] : undefined
    },
    write(reply, name, value, seconds) {
      const { request } = reply
      const secure = isSecure(request) ? '; Secure' : ''
      reply.header('set-cookie', `${fullName(request, name)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`)
    },
  }
}
