import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'

type Home = Pick<Context, 'publicUrl'>

/** A cookie that no script reads, and no page of another site sends with anything but a link. */
export interface OwnCookie {
  /** What the browser sent. */
  read: (home: Home, request: FastifyRequest) => string | undefined
  /** Gives it to the browser, in place of any earlier one, for so many seconds. */
  set: (home: Home, reply: FastifyReply, value: string, seconds: number) => void
  /** Takes it away. */
  clear: (home: Home, reply: FastifyReply) => void
}

/**
 * A cookie that is sent below a path. Where there is TLS it is sent everywhere instead, under a name that tells browsers
 * to take it from this very host only: a neighbour in the same domain can neither plant nor replace it.
 */
export function ownCookie(name: string, path: string): OwnCookie {
  const settings = ({ publicUrl }: Home) => {
    const secure = publicUrl().protocol === 'https:'
    const options = { path: secure ? '/' : path, httpOnly: true, sameSite: 'lax', secure } as const
    return { name: secure ? `__Host-${name}` : name, options }
  }
  return {
    read: (home, request) => request.cookies[settings(home).name],
    set: (home, reply, value, seconds) => {
      const { name, options } = settings(home)
      reply.setCookie(name, value, { ...options, maxAge: seconds })
    },
    clear: (home, reply) => {
      const { name, options } = settings(home)
      reply.clearCookie(name, options)
    },
  }
}
