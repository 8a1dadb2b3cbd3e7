const maxCharacters = 500
const baseUrl = 'http://home.invalid'

/** The path, when it leads to one of our own pages; null for everything else, so that no redirect leaves the site. */
export function localPath(text: string | undefined): string | null {
  if (!text?.startsWith('/') || text.length > maxCharacters || !URL.canParse(text, baseUrl)) return null
  const url = new URL(text, baseUrl)
  // Browsers read backslashes as slashes and drop control characters, so such a path could change its host.
  if (url.origin !== baseUrl || /[\\\p{Cc}]/u.test(text)) return null
  // Tested on the resolved path: `/..//evil.example` resolves to `//evil.example`, which names a host.
  const namesHost = url.pathname.startsWith('//')
  const isServerRoute = /^\/(api|oidc)(\/|$)/i.test(url.pathname)
  return namesHost || isServerRoute ? null : `${url.pathname}${url.search}${url.hash}`
}
