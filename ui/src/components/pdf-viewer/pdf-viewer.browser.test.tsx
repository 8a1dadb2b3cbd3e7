import { degrees, PDFDocument, PDFName, PDFString } from 'pdf-lib'
import { StrictMode } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PdfViewer, type PdfViewerProps } from './pdf-viewer'
import { damagedPdf, notPdf, passwordPdf, resumePdf } from './sample-pdfs'

const region = (name: string) => page.getByRole('region', { name, exact: true })
const sheet = (name: string) => page.getByRole('group', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name })
const canvases = () => document.querySelectorAll<HTMLCanvasElement>('[data-page] canvas')
const canvasOf = (number: number) => document.querySelector<HTMLCanvasElement>(`[data-page="${number}"] canvas`)

async function show(pages: number, props: Partial<PdfViewerProps> = {}) {
  const src = URL.createObjectURL(await resumePdf(pages))
  const screen = await render(<PdfViewer src={src} fileName="Resume.pdf" className="h-[500px]" {...props} />)
  const reader = region(`Resume.pdf, ${pages} pages`)
  await expect.element(reader).toHaveAttribute('aria-busy', 'false')
  return { screen, reader, src }
}

const isWorkerFile = (url: unknown) => String(url).includes('pdf.worker')

/** Answers requests for the document. The file of pdf.js's worker is fetched as usual. */
function stubDocument(answer: typeof fetch) {
  const realFetch = window.fetch
  vi.spyOn(window, 'fetch').mockImplementation((url, options) => (isWorkerFile(url) ? realFetch : answer)(url, options))
}

/** Resolves after every ResizeObserver of an element has reported and React has rendered the change. */
async function resizeReported(element: Element) {
  await new Promise((resolve) => new ResizeObserver(resolve).observe(element))
  await new Promise(requestAnimationFrame)
}

describe('pages', () => {
  it('GT-10 shows the pages with their text and a download link', async () => {
    const { src } = await show(2)
    await expect.element(sheet('Page 1 of 2')).toHaveTextContent('Mei Tanaka')
    await expect.element(sheet('Page 1 of 2')).toHaveStyle({ backgroundColor: 'rgb(255, 255, 255)' })
    await expect.element(sheet('Page 2 of 2')).toHaveTextContent('Experience, part 1')
    const download = page.getByRole('link', { name: 'Download Resume.pdf' })
    await expect.element(download).toHaveAttribute('href', src)
    await expect.element(download).toHaveAttribute('download', 'Resume.pdf')
  })

  it('parses every document in one worker', async () => {
    let started = 0
    class CountedWorker extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options)
        started += 1
      }
    }
    vi.stubGlobal('Worker', CountedWorker)
    await show(2)
    await show(3)
    // An earlier test may have started it.
    expect(started).toBeLessThanOrEqual(1)
  })

  it('shows text in Safari, which has no async iteration of streams', async () => {
    const iterate = Object.getOwnPropertyDescriptor(ReadableStream.prototype, Symbol.asyncIterator) ?? {}
    onTestFinished(() => void Object.defineProperty(ReadableStream.prototype, Symbol.asyncIterator, iterate))
    Reflect.deleteProperty(ReadableStream.prototype, Symbol.asyncIterator)
    await show(2)
    await expect.element(sheet('Page 1 of 2')).toHaveTextContent('Mei Tanaka')
  })

  it('renders only pages near the view, and the text of all', async () => {
    await show(30)
    expect(canvases().length).toBeLessThan(8)
    await expect.element(sheet('Page 30 of 30')).toHaveTextContent('Experience, part 29')
    expect(canvasOf(30)).toBeNull()
    document.querySelector('[data-page="30"]')?.scrollIntoView()
    await expect.poll(() => canvasOf(30)).not.toBeNull()
    await expect.poll(() => canvasOf(1)).toBeNull()
    await expect.element(page.getByText('Page 30 of 30', { exact: true }).first()).toBeVisible()
  })

  it('is not rendered again after being hidden', async () => {
    const { screen, reader } = await show(2)
    const sheetElement = sheet('Page 1 of 2').element()
    const sheetWidth = () => sheetElement.getBoundingClientRect().width
    const before = sheetWidth()
    const widths = new Set<number>()
    const observer = new ResizeObserver(() => widths.add(sheetWidth()))
    onTestFinished(() => observer.disconnect())
    observer.observe(sheetElement)
    screen.container.style.width = '10px'
    await resizeReported(reader.element())
    screen.container.style.width = '700px'
    await expect.poll(sheetWidth).not.toBe(before)
    await expect.poll(() => [...widths]).toEqual([before, sheetWidth()])
  })

  it('keeps the page at the top when the viewer becomes narrow', async () => {
    const { screen, reader } = await show(9)
    screen.container.style.width = '1000px'
    // The wider pages restore the scroll position once they are laid out, so scroll only then.
    await expect.poll(() => sheet('Page 1 of 9').element().clientWidth).toBeGreaterThan(900)
    reader.element().scrollTo({ top: document.querySelector<HTMLElement>('[data-page="8"]')?.offsetTop })
    await expect.element(page.getByText('Page 8 of 9', { exact: true }).first()).toBeVisible()
    const top = (element: Element) => element.getBoundingClientRect().top
    const sheetTop = () => top(sheet('Page 8 of 9').element()) - top(reader.element())
    const topBefore = sheetTop()
    screen.container.style.width = '300px'
    await expect.poll(() => sheet('Page 8 of 9').element().clientWidth).toBeLessThan(300)
    expect(Math.abs(sheetTop() - topBefore)).toBeLessThan(16)
    await expect.element(page.getByText('Page 8 of 9', { exact: true }).first()).toBeVisible()
  })

  it('has a toolbar of two rows where it is very narrow, and its texts where it is not', async () => {
    const { screen } = await show(2)
    const download = page.getByRole('link', { name: 'Download Resume.pdf' })
    screen.container.style.width = '280px'
    const tools = [button('Next page'), button('Zoom in'), download]
    const rowCount = () => new Set(tools.map((tool) => tool.element().getBoundingClientRect().top)).size
    await expect.poll(rowCount).toBe(2)
    expect(download.element().clientWidth).toBeLessThan(45)
    screen.container.style.width = '330px'
    await expect.poll(rowCount).toBe(2)
    await expect.poll(() => download.element().clientWidth).toBeGreaterThan(90)
  })

  it('renders at the screen’s resolution', async () => {
    vi.stubGlobal('devicePixelRatio', 2)
    await show(2)
    const canvas = canvasOf(1)
    expect(canvas?.width).toBe(Math.floor((canvas?.clientWidth ?? 0) * 2 + 0.5))
  })

  it.each([
    [0, { left: 56, top: 841.89 - 760 - 26, width: 138, height: 26 }],
    [90, { left: 760, top: 56, width: 26, height: 138 }],
    [180, { left: 595.28 - 56 - 138, top: 760, width: 138, height: 26 }],
    [270, { left: 841.89 - 760 - 26, top: 595.28 - 56 - 138, width: 26, height: 138 }],
  ])('lays the text over its picture, word on word, on a page turned by %i°', async (turn, expected) => {
    const turned = await PDFDocument.load(await (await resumePdf(2)).arrayBuffer())
    turned.getPage(0).setRotation(degrees(turn))
    await show(2, { src: URL.createObjectURL(new Blob([new Uint8Array(await turned.save())])) })
    const title = sheet('Page 1 of 2').getByText('Mei Tanaka')
    await expect.element(title).toBeInTheDocument()
    const box = title.element().getBoundingClientRect()
    const pageBox = sheet('Page 1 of 2').element().getBoundingClientRect()
    const points = (pixels: number) => (pixels / pageBox.width) * (turn % 180 === 0 ? 595.28 : 841.89)
    expect(Math.abs(points(box.left - pageBox.left) - expected.left)).toBeLessThan(10)
    expect(Math.abs(points(box.top - pageBox.top) - expected.top)).toBeLessThan(10)
    expect(Math.abs(points(box.width) - expected.width)).toBeLessThan(10)
    expect(Math.abs(points(box.height) - expected.height)).toBeLessThan(10)
  })

  it('changes pages by buttons, which keep the focus at the ends, and announces them', async () => {
    const { reader } = await show(3)
    await expect.element(button('Previous page')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button('Next page'))
    await expect.element(page.getByRole('status')).toHaveTextContent('Page 2 of 3')
    await userEvent.keyboard('{Enter}')
    await expect.element(button('Next page')).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button('Next page')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('status')).toHaveTextContent('Page 3 of 3')
    expect(reader.element().scrollTop).toBeGreaterThan(500)
  })

  it('shows the page gone to, also where the next one is in the middle of the view', async () => {
    const { reader } = await show(5, { className: 'h-[900px]' })
    await userEvent.click(reader)
    await userEvent.keyboard('-'.repeat(14))
    await expect.element(page.getByText('25 %', { exact: true }).first()).toBeVisible()
    const scrolled = new Promise((resolve) => reader.element().addEventListener('scroll', resolve, { once: true }))
    await userEvent.keyboard('{PageDown}')
    await scrolled
    await new Promise(requestAnimationFrame)
    // In the toolbar and in the announcement.
    expect(page.getByText('Page 2 of 5', { exact: true }).elements()).toHaveLength(2)
    reader.element().scrollTo({ top: 1e6 })
    await expect.element(page.getByText('Page 5 of 5', { exact: true }).first()).toBeVisible()
  })

  it('updates the page on scroll without announcing it', async () => {
    const { reader } = await show(3)
    reader.element().scrollTo({ top: 1e6 })
    await expect.element(button('Next page')).toHaveAttribute('aria-disabled', 'true')
    await expect.element(page.getByRole('status')).toHaveTextContent('')
  })
})

describe('keyboard', () => {
  it('changes pages and zooms', async () => {
    const { reader } = await show(3)
    const percent = () =>
      Number(
        page
          .getByText(/^\d+ %$/)
          .first()
          .element()
          .textContent?.replace(' %', ''),
      )
    const fitted = percent()
    await userEvent.click(reader)
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}')
    await expect.element(page.getByRole('status')).toHaveTextContent('Page 3 of 3')
    await userEvent.keyboard('{PageUp}')
    await expect.element(page.getByRole('status')).toHaveTextContent('Page 2 of 3')
    await userEvent.keyboard('+')
    await expect.poll(percent).toBeGreaterThan(fitted)
    await expect.element(page.getByRole('status')).toHaveTextContent(`${percent()} %`)
    await userEvent.keyboard('--')
    await expect.poll(percent).toBeLessThan(fitted)
    await userEvent.keyboard('0')
    await expect.poll(percent).toBe(fitted)
    // Zooming keeps the current page.
    await expect.element(page.getByText('Page 2 of 3', { exact: true }).first()).toBeVisible()
  })

  it('does not handle the browser’s zoom keys', async () => {
    const { reader } = await show(2)
    const event = new KeyboardEvent('keydown', { key: '+', ctrlKey: true, bubbles: true, cancelable: true })
    reader.element().dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
  })

  it('reaches pages, zoom, download and document by Tab', async () => {
    await show(3)
    const order = []
    for (let count = 0; count < 7; count++) {
      await userEvent.tab()
      order.push(document.activeElement?.getAttribute('aria-label'))
    }
    expect(order).toEqual([
      'Previous page',
      'Next page',
      'Zoom out',
      'Zoom in',
      'Fit width',
      'Download Resume.pdf',
      'Resume.pdf, 3 pages',
    ])
  })
})

describe('problems', () => {
  const blob = (content: Blob) => URL.createObjectURL(content)

  it.each([
    ['a password', () => blob(passwordPdf()), 'This PDF is protected by a password.'],
    ['a damaged file', () => blob(damagedPdf()), 'This PDF is damaged.'],
    ['no PDF', () => blob(notPdf()), 'This file is not a PDF.'],
    ['an empty file', () => blob(new Blob([])), 'This file is not a PDF.'],
  ])('%s', async (_, src, message) => {
    await render(<PdfViewer src={src()} fileName="Resume.pdf" />)
    await expect.element(page.getByRole('alert')).toHaveTextContent(message)
    await expect.element(page.getByRole('link', { name: 'Download Resume.pdf' })).toBeVisible()
  })

  it.each([
    [404, 'This file is no longer there.'],
    [410, 'This file is no longer there.'],
    [401, 'You may not open this file.'],
    [403, 'You may not open this file.'],
    [413, 'This PDF is too large to show here.'],
    [503, 'The document could not be loaded.'],
  ])('an answer of %i', async (status, message) => {
    stubDocument(async () => new Response(null, { status }))
    await render(<PdfViewer src="/files/x.pdf" fileName="Resume.pdf" downloadHref="/files/x.pdf?download" />)
    await expect.element(page.getByRole('alert')).toHaveTextContent(message)
    await expect
      .element(page.getByRole('link', { name: 'Download Resume.pdf' }))
      .toHaveAttribute('href', '/files/x.pdf?download')
  })

  it('shows a file above the limit by content length or received bytes', async () => {
    const file = await resumePdf(2)
    const screen = await render(<PdfViewer src={blob(file)} fileName="Resume.pdf" maxSize={100} />)
    await expect.element(page.getByRole('alert')).toHaveTextContent('too large')
    stubDocument(async () => new Response(file.stream()))
    await screen.rerender(<PdfViewer src="/unannounced.pdf" fileName="Resume.pdf" maxSize={100} />)
    await expect.element(page.getByRole('alert')).toHaveTextContent('too large')
  })

  it.each([undefined, 0])('retries after being offline, and keeps the focus with tabIndex %s', async (tabIndex) => {
    const file = await resumePdf(2)
    const answer = vi.fn<typeof fetch>(async () => new Response(file)).mockRejectedValueOnce(new TypeError('offline'))
    stubDocument(answer)
    await render(<PdfViewer src="/files/x.pdf" fileName="Resume.pdf" tabIndex={tabIndex} data-testid="viewer" />)
    await userEvent.click(button('Try again'))
    await expect.element(region('Resume.pdf, 2 pages')).toBeVisible()
    await expect.element(page.getByTestId('viewer')).toHaveFocus()
  })
})

describe('loading', () => {
  it('shows the download progress', async () => {
    const body = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(430)) })
    stubDocument(async () => new Response(body, { headers: { 'content-length': '1000' } }))
    await render(<PdfViewer src="/files/x.pdf" fileName="Resume.pdf" />)
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '43')
    await expect.element(page.getByRole('link', { name: 'Download Resume.pdf' })).toBeVisible()
  })

  it('fetches with cookies and aborts on unmount', async () => {
    const fetched = vi.fn<typeof fetch>(() => new Promise(() => {}))
    stubDocument(fetched)
    const screen = await render(<PdfViewer src="/files/x.pdf" fileName="Resume.pdf" />)
    await expect.poll(() => fetched.mock.lastCall?.[1]?.credentials).toBe('include')
    const signal = fetched.mock.lastCall?.[1]?.signal
    expect(signal?.aborted).toBe(false)
    await screen.unmount()
    expect(signal?.aborted).toBe(true)
  })

  it('shows only the new file after src changes', async () => {
    const { screen } = await show(2)
    const other = URL.createObjectURL(await resumePdf(4))
    await screen.rerender(<PdfViewer src={other} fileName="Other.pdf" />)
    expect(region('Resume.pdf, 2 pages').query()).toBeNull()
    await expect.element(region('Other.pdf, 4 pages')).toBeVisible()
  })

  it('cleans up on unmount, in strict mode too', async () => {
    const errors = vi.spyOn(console, 'error')
    const src = URL.createObjectURL(await resumePdf(3))
    const screen = await render(
      <StrictMode>
        <PdfViewer src={src} fileName="Resume.pdf" />
      </StrictMode>,
    )
    await expect.element(region('Resume.pdf, 3 pages')).toBeVisible()
    await screen.unmount()
    expect(document.querySelectorAll('canvas')).toHaveLength(0)
    // Once the second document is rendered, pending work of the first one has ended.
    await show(2)
    expect(errors).not.toHaveBeenCalled()
  })
})

it('document content runs no script, has no active link or form, and fetches nothing', async () => {
  const document_ = await PDFDocument.load(await (await resumePdf(2)).arrayBuffer())
  document_.addJavaScript('start', 'app.alert("hello"); this.submitForm("https://example.org")')
  const first = document_.getPage(0)
  const link = document_.context.register(
    document_.context.obj({
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [0, 0, 595, 841],
      A: { Type: 'Action', S: 'URI', URI: PDFString.of('https://example.org/track') },
    }),
  )
  first.node.set(PDFName.of('Annots'), document_.context.obj([link]))
  const field = document_.getForm().createTextField('name')
  field.addToPage(first)
  const src = URL.createObjectURL(new Blob([new Uint8Array(await document_.save())]))
  const fetched = vi.spyOn(window, 'fetch')
  const alert = vi.spyOn(window, 'alert')
  const before = performance.getEntriesByType('resource').length

  await render(<PdfViewer src={src} fileName="Resume.pdf" />)
  await expect.element(region('Resume.pdf, 2 pages')).toHaveAttribute('aria-busy', 'false')
  await expect.element(sheet('Page 2 of 2')).toHaveTextContent('Experience, part 1')

  const pages = region('Resume.pdf, 2 pages').element()
  expect(pages.querySelectorAll('a, input, button, iframe, script')).toHaveLength(0)
  expect(alert).not.toHaveBeenCalled()
  const outside = performance.getEntriesByType('resource').slice(before)
  expect(outside.filter(({ name }) => !name.startsWith(location.origin) && !name.startsWith('blob:'))).toEqual([])
  expect(fetched.mock.calls.map(([url]) => String(url)).filter((url) => url.includes('example.org'))).toEqual([])
})
