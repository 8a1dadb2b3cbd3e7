/** The final response of a visit, after all redirects. */
export interface Visit {
  url: URL
  status: number
  headers: Headers
  text: string
}

/** A browser with what a sign-in needs: cookies by path, and redirects. Supports one origin. */
export class TestBrowser {
  readonly #jar = new Map<string, { value: string; path: string }>()

  /** Requests a URL, or posts a form to it, and follows redirects. */
  async visit(address: URL | string, form?: Record<string, string>): Promise<Visit> {
    let url = new URL(address)
    let body = form && new URLSearchParams(form)
    for (let redirects = 0; redirects < 12; redirects += 1) {
      const response = await this.#request(url, body)
      const location = response.headers.get('location')
      if (!location) return { url, status: response.status, headers: response.headers, text: await response.text() }
      await response.body?.cancel()
      url = new URL(location, url)
      body = undefined
      // Stop at a URL with the sign-in's result in its fragment. Tests don't need its page.
      if (url.hash) return { url, status: response.status, headers: response.headers, text: '' }
    }
    throw new Error('Too many redirects.')
  }

  /** The cookies that a request to this path would carry. */
  cookies(path: string): Record<string, string> {
    const sent = [...this.#jar].filter(([, cookie]) => path.startsWith(cookie.path))
    return Object.fromEntries(sent.map(([key, cookie]) => [key.split('|')[0] ?? '', cookie.value]))
  }

  cookieHeader(path: string): string {
    return Object.entries(this.cookies(path))
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')
  }

  async #request(url: URL, body: URLSearchParams | undefined): Promise<Response> {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: this.cookieHeader(url.pathname) },
      ...(body && { body }),
    })
    for (const header of response.headers.getSetCookie()) this.storeCookie(header)
    return response
  }

  /** Stores or deletes the cookie of a `Set-Cookie` header. */
  storeCookie(header: string): void {
    const [pair = '', ...attributes] = header.split(/; */)
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    const attributeValues = new Map(
      attributes.map((each) => [each.split('=')[0]?.toLowerCase(), each.split('=')[1] ?? '']),
    )
    const path = attributeValues.get('path') ?? '/'
    const key = `${name}|${path}`
    const expires = attributeValues.get('expires')
    const isDeleted = attributeValues.get('max-age') === '0' || (expires !== undefined && Date.parse(expires) <= 0)
    if (isDeleted || value === '') this.#jar.delete(key)
    else this.#jar.set(key, { value, path })
  }
}
