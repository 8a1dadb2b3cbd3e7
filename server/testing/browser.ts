/** What came back of a page visit. */
export interface Visit {
  url: URL
  status: number
  headers: Headers
  text: string
}

/** As much of a browser as a sign-in needs: it keeps cookies by path and follows redirects, one origin only. */
export class TestBrowser {
  readonly #jar = new Map<string, { value: string; path: string }>()

  /** Goes to an address, or posts a form to it, and follows where that leads. */
  async visit(address: URL | string, form?: Record<string, string>): Promise<Visit> {
    let url = new URL(address)
    let body = form && new URLSearchParams(form)
    for (let hops = 0; hops < 12; hops += 1) {
      const answer = await this.#request(url, body)
      const location = answer.headers.get('location')
      if (!location) return { url, status: answer.status, headers: answer.headers, text: await answer.text() }
      await answer.body?.cancel()
      url = new URL(location, url)
      body = undefined
      // The fragment is for a page of ours, and says all there is to know.
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

  /** Takes a `Set-Cookie` header in. */
  keep(header: string): void {
    const [pair = '', ...attributes] = header.split(/; */)
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    const named = new Map(attributes.map((each) => [each.split('=')[0]?.toLowerCase(), each.split('=')[1] ?? '']))
    const path = named.get('path') ?? '/'
    const key = `${name}|${path}`
    const expires = named.get('expires')
    const gone = named.get('max-age') === '0' || (expires !== undefined && Date.parse(expires) <= 0)
    if (gone || value === '') this.#jar.delete(key)
    else this.#jar.set(key, { value, path })
  }
}
