import fc from 'fast-check'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { hostileHtml, imageFailed } from './hostile-html'
import { RichText } from './rich-text'

/** HTML of the nine allowed tags without attributes. */
const allowedMarkup = /^(?:<\/?(?:p|br|strong|em|ul|li|h1|h2|h3)>|[^<>])*$/

async function markupOf(html: string): Promise<string> {
  const screen = await render(<RichText html={html} data-testid="text" />)
  const markup = screen.getByTestId('text').element().innerHTML
  await screen.unmount()
  return markup
}

describe('sanitising', () => {
  it.each([
    '<p>plain</p>',
    '<h1>a</h1><h2>b</h2><h3>c</h3>',
    '<p>a <strong>b <em>c</em></strong><br>d</p>',
    '<ul><li><p>a</p></li><li><p>b</p><ul><li><p>c</p></li></ul></li></ul>',
    '<p>5 &lt; 6 &amp; 7 &gt; 6</p>',
  ])('%s', async (html) => {
    expect(await markupOf(html)).toBe(html)
  })

  it.each([
    ['<h4>deep</h4>', 'deep'],
    ['<p><a href="https://example.org">link</a> and <u>line</u></p>', '<p>link and line</p>'],
    ['<p class="x" style="color:red" id="y" data-z="1" aria-label="q">bare</p>', '<p>bare</p>'],
    ['<ol><li>one</li></ol>', '<li>one</li>'],
    ['<style>p { color: red }</style><script>1</script>', ''],
  ])('%s becomes %s', async (html, markup) => {
    expect(await markupOf(html)).toBe(markup)
  })
})

it('passes className and attributes to the root', async () => {
  const screen = await render(<RichText html="<p>x</p>" className="mt-8" id="about" />)
  expect(screen.container.querySelector('#about')?.className).toContain('mt-8')
})

describe('hostile HTML', () => {
  const alert = vi.fn()
  beforeEach(() => {
    alert.mockReset()
    vi.stubGlobal('alert', alert)
  })

  it.each(hostileHtml)('GW-06 GT-10 %s runs no script', async (html) => {
    const screen = await render(<RichText html={html} data-testid="text" />)
    const root = screen.getByTestId('text').element()
    expect(root.innerHTML).toMatch(allowedMarkup)
    for (const element of root.querySelectorAll('*')) {
      expect(element.attributes).toHaveLength(0)
      element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
    }
    await imageFailed()
    expect(alert).not.toHaveBeenCalled()
  })

  it('renders only the nine tags for any input', async () => {
    const piece = fc.oneof(
      fc.constantFrom(...hostileHtml),
      fc.constantFrom('<', '>', '"', '</p>', '<p>', '<!--', '-->', '<ul>'),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 6 }), async (pieces) => {
        expect(await markupOf(pieces.join(''))).toMatch(allowedMarkup)
      }),
      { numRuns: 60 },
    )
    expect(alert).not.toHaveBeenCalled()
  })

  it('detects a script that runs', async () => {
    const host = document.createElement('div')
    host.innerHTML = hostileHtml[3] ?? ''
    document.body.append(host)
    onTestFinished(() => host.remove())
    await expect.poll(() => alert.mock.calls.length).toBe(1)
  })
})
