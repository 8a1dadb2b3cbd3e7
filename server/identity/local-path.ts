const longest = 500
const home = 'http://home.invalid'

/** The text if it is a path of our own pages, so that nobody can be led elsewhere; otherwise null. */
export function localPath(text: string | undefined): string | null {
  if (!text?.startsWith('/') || text.length > longest || !URL.canParse(text, home)) return null
  const url = new URL(text, home)
  // Browsers read backslashes as slashes and drop control characters; what changes when read is not what it seems.
  if (url.origin !== home || /[\\\p{Cc}]/u.test(text)) return null
  // Asked of the path as read: `/..//evil.example` only then begins with the two slashes that name a host.
  return /^\/(\/|(api|oidc)(\/|$))/i.test(url.pathname) ? null : `${url.pathname}${url.search}${url.hash}`
}
