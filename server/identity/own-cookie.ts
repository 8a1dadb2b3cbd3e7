import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { isRandomToken } from './secrets.ts'

type PublicUrl = Pick<Context, 'publicUrl'>

/** An HttpOnly, SameSite=Lax cookie: hidden from scripts, and sent by other sites only when a link is followed. */
export interface OwnCookie {
  /** The value that the browser sent; undefined without the cookie. */
  read: (site: PublicUrl, request: FastifyRequest) => string | undefined
  /** The value, if it is a well-formed random token; undefined otherwise. */
  readToken: (site: PublicUrl, request: FastifyRequest) => string | undefined
  /** Sets the cookie for a number of seconds, in place of any earlier value. */
  set: (site: PublicUrl, reply: FastifyReply, value: string, seconds: number) => void
  clear: (site: PublicUrl, reply: FastifyReply) => void
}

/**
 * Creates a cookie for a path and all paths below it. With TLS its path is `/` and its name has the prefix `__Host-`,
 * so that other hosts of the domain can neither set nor replace it.
 */
export function ownCookie(name: string, path: string): OwnCookie {
  const settings = ({ publicUrl }: PublicUrl) => {
    const isSecure = publicUrl().protocol === 'https:'
    const options = { path: isSecure ? '/' : path, httpOnly: true, sameSite: 'lax', secure: isSecure } as const
    return { name: isSecure ? `__Host-${name}` : name, options }
  }
  const read: OwnCookie['read'] = (site, request) => request.cookies[settings(site).name]
  return {
    read,
    readToken: (site, request) => {
      const value = read(site, request)
      return value !== undefined && isRandomToken(value) ? value : undefined
    },
    set: (site, reply, value, seconds) => {
      const { name, options } = settings(site)
      reply.setCookie(name, value, { ...options, maxAge: seconds })
    },
    clear: (site, reply) => {
      const { name, options } = settings(site)
      reply.clearCookie(name, options)
    },
  }
}
