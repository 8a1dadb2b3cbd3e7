/** The last response of a visit, after all redirects. */
export interface Visit {
  url: URL
  status: number
  headers: Headers
  text: string
}

/** The parts of a browser that a sign-in needs: cookies by path, and redirects. Supports one origin. */
export class TestBrowser {
  readonly #jar = new Map<string, { value: string; path: string }>()

  /** Requests an address, or posts a form to it, and follows the redirects. */
  async visit(address: URL | string, form?: Record<string, string>): Promise<Visit> {
    let url = new URL(address)
    let body = form && new URLSearchParams(form)
    for (let redirects = 0; redirects < 12; redirects += 1) {
      const answer = await this.#request(url, body)
      const location = answer.headers.get('location')
      if (!location) return { url, status: answer.status, headers: answer.headers, text: await answer.text() }
      await answer.body?.cancel()
      url = new URL(location, url)
      body = undefined
      // Stop at the address with the sign-in's outcome in its fragment; tests need no page behind it.
      if (url.hash) return { url, status: answer.status, headers: answer.headers, text: '' }
    }
    throw new Error('Too many redirects.')
  }

  /** The cookies that a request to this path would carry. */
  cookies(path: string): Record<string, string> {
    const sent = [...this.#jar].filter(([, cookie]) => path.startsWith(cookie.path))
    return Object.fromEntries(sent.map(([key, cookie]) => [key.split('|')[0] ?? '', cookie.value]))
  }

  /** The `Cookie` header for this path. */
  cookieHeader(path: string): string {
    return Object.entries(this.cookies(path))
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')
  }

  async #request(url: URL, body: URLSearchParams | undefined): Promise<Response> {
    const answer = await fetch(url, {
      method: body ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: this.cookieHeader(url.pathname) },
      ...(body && { body }),
    })
    for (const header of answer.headers.getSetCookie()) this.keep(header)
    return answer
  }

  /** Stores or deletes the cookie of a `Set-Cookie` header. */
  keep(header: string): void {
    const [pair = '', ...attributes] = header.split(/; */)
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    const named = new Map(attributes.map((each) => [each.split('=')[0]?.toLowerCase(), each.split('=')[1] ?? '']))
    const path = named.get('path') ?? '/'
    const key = `${name}|${path}`
    const expires = named.get('expires')
    const isDeleted = named.get('max-age') === '0' || (expires !== undefined && Date.parse(expires) <= 0)
    if (isDeleted || value === '') this.#jar.delete(key)
    else this.#jar.set(key, { value, path })
  }
}
