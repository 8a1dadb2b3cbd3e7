/**
 * The header of a call that a page makes by itself while nobody uses it, such as the reload after a live update. The
 * call does not renew the idle lifetime of its session.
 */
export const backgroundHeader = 'x-background-call'
