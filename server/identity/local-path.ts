const maxCharacters = 500
const baseUrl = 'http://home.invalid'

/** The normalised path of one of our pages; null for any other text, so that no redirect leaves the site. */
export function localPath(text: string | undefined): string | null {
  if (!text?.startsWith('/') || text.length > maxCharacters || !URL.canParse(text, baseUrl)) return null
  const url = new URL(text, baseUrl)
  // Browsers treat backslashes as slashes and drop control characters, so such a path could name another host.
  if (url.origin !== baseUrl || /[\\\p{Cc}]/u.test(text)) return null
  // Check the resolved path: `/..//evil.example` resolves to `//evil.example`, which names a host.
  const namesHost = url.pathname.startsWith('//')
  const isServerRoute = /^\/(api|oidc)(\/|$)/i.test(url.pathname)
  return namesHost || isServerRoute ? null : `${url.pathname}${url.search}${url.hash}`
}
