/**
 * The cookie that a signed-in browser sends with the request for a page, so that it gets no page drawn for visitors. It
 * carries no right: a call needs the session.
 */
export const signedInMark = 'campus-gigs-signed-in=1'
