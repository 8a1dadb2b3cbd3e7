import { useState } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { answerTimeoutMs } from '../pdf-viewer/document-worker'
import { damagedPdf, notPdf, passwordPdf, resumePdf } from '../pdf-viewer/sample-pdfs'
import { renderFirstPage } from './first-page'
import { PdfTile, type PdfTileProps } from './pdf-tile'

const button = (name: string) => page.getByRole('button', { name })

function Resume(props: Partial<PdfTileProps>) {
  const [removed, setRemoved] = useState(false)
  return (
    <PdfTile
      fileName="resume.pdf"
      size={2048}
      onRemove={() => setRemoved(true)}
      onUndoRemove={() => setRemoved(false)}
      removed={removed}
      {...props}
    />
  )
}

it('shows name, size and date', async () => {
  await render(<PdfTile fileName="resume.pdf" size={2048} addedOn="21/11/2026" className="mt-8" data-testid="tile" />)
  await expect.element(page.getByTestId('tile')).toHaveTextContent('PDFresume.pdf2 KB · Added 21/11/2026')
  await expect.element(page.getByTestId('tile')).toHaveClass('mt-8')
  expect(page.getByRole('button').elements()).toHaveLength(0)
})

it('is selectable by pointer and keyboard, described by its details', async () => {
  const onSelect = vi.fn()
  const screen = await render(<PdfTile fileName="resume.pdf" size={2048} onSelect={onSelect} />)
  await expect.element(button('resume.pdf')).toHaveAttribute('aria-pressed', 'false')
  await expect.element(button('resume.pdf')).toHaveAccessibleDescription('2 KB')
  await userEvent.click(button('resume.pdf'))
  await expect.element(button('resume.pdf')).toHaveFocus()
  await userEvent.keyboard('{Enter} ')
  expect(onSelect).toHaveBeenCalledTimes(3)
  await screen.rerender(<PdfTile fileName="resume.pdf" size={2048} onSelect={onSelect} selected />)
  await expect.element(button('resume.pdf')).toHaveAttribute('aria-pressed', 'true')
})

it('marks for deletion and undoes it without losing focus', async () => {
  await render(<Resume onSelect={vi.fn()} />)
  await userEvent.click(button('Remove resume.pdf'))
  await expect.element(page.getByText('Marked for deletion')).toBeVisible()
  await expect.element(button('Undo: keep resume.pdf')).toHaveFocus()
  expect(button('resume.pdf').query()?.getAttribute('aria-pressed') ?? null).toBeNull()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Remove resume.pdf')).toHaveFocus()
  await expect.element(page.getByText('2 KB')).toBeVisible()
})

it('does not move focus when marked from outside', async () => {
  const screen = await render(<Resume removed={false} />)
  await screen.rerender(<Resume removed />)
  await expect.element(button('Undo: keep resume.pdf')).not.toHaveFocus()
})

it('opens in place on a plain click and keeps the link for modified clicks', async () => {
  const onOpen = vi.fn()
  await render(<PdfTile fileName="resume.pdf" href="/files/resume.pdf" onOpen={onOpen} />)
  const link = page.getByRole('link', { name: 'Open resume.pdf', exact: true })
  await userEvent.click(link)
  expect(onOpen).toHaveBeenCalledOnce()

  const withCtrl = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true })
  link.element().addEventListener('click', (event) => event.preventDefault(), { once: true, capture: true })
  link.element().dispatchEvent(withCtrl)
  expect(onOpen).toHaveBeenCalledOnce()
})

it('opens in a new tab with a link only, in place with a handler only', async () => {
  const onOpen = vi.fn()
  const screen = await render(<PdfTile fileName="resume.pdf" href="/files/resume.pdf" />)
  await expect
    .element(page.getByRole('link', { name: 'Open resume.pdf in a new tab' }))
    .toHaveAttribute('target', '_blank')
  await screen.rerender(<PdfTile fileName="resume.pdf" onOpen={onOpen} />)
  await userEvent.click(button('Open resume.pdf'))
  expect(onOpen).toHaveBeenCalledOnce()
})

it('replaces every word by labels', async () => {
  await render(<Resume labels={{ remove: (name) => `Effacer ${name}`, removed: 'À effacer' }} />)
  await userEvent.click(button('Effacer resume.pdf'))
  await expect.element(page.getByText('À effacer')).toBeVisible()
})

describe('the rendered first page', () => {
  const picture = () => document.querySelector<HTMLCanvasElement>('canvas')
  /** The share of a picture's pixels that are not white. */
  const inked = (canvas: HTMLCanvasElement | null) => {
    const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
    return Array.from(pixels).filter((value) => value < 200).length / Math.max(1, pixels.length)
  }

  /**
   * Resolves after the tile's IntersectionObserver has reported, React has rendered, and the tile's queued rendering, if
   * any, has ended. Renderings run one after the other, so an aborted one queued here ends after the tile's.
   */
  async function tileSettled(tile = page.getByTestId('tile').element()) {
    await new Promise((resolve) => new IntersectionObserver(resolve, { rootMargin: '100% 0px' }).observe(tile))
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }))
    await renderFirstPage('', { widthPx: 1, signal: AbortSignal.abort() }).catch(() => {})
  }

  it('is rendered from a chosen file, after a placeholder', async () => {
    await render(<PdfTile fileName="resume.pdf" src={await resumePdf(2)} data-testid="tile" />)
    await expect.element(page.getByTestId('tile')).toHaveTextContent('PDFresume.pdf')
    await expect.poll(picture).not.toBeNull()
    expect(inked(picture())).toBeGreaterThan(0.01)
    await expect.element(page.getByTestId('tile')).toHaveTextContent(/^resume\.pdf$/)
    expect(picture()?.getBoundingClientRect().height).toBeGreaterThan(60)
  })

  it('is rendered when its file comes after the tile, and comes back', async () => {
    const file = await resumePdf(2)
    const screen = await render(<PdfTile fileName="resume.pdf" />)
    await screen.rerender(<PdfTile fileName="resume.pdf" src={file} />)
    await expect.poll(picture).not.toBeNull()
    await screen.rerender(<PdfTile fileName="resume.pdf" />)
    await expect.poll(picture).toBeNull()
    await screen.rerender(<PdfTile fileName="resume.pdf" src={file} />)
    await expect.poll(picture).not.toBeNull()
  })

  it('is fetched only once the tile is near the view', async () => {
    const file = await resumePdf(1)
    const fetched = vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(file))
    const requestCount = () => fetched.mock.calls.filter(([url]) => url === '/files/resume.pdf').length
    await render(
      <>
        <div style={{ height: '5000px' }} />
        <PdfTile fileName="resume.pdf" src="/files/resume.pdf" data-testid="tile" />
      </>,
    )
    await tileSettled()
    expect(requestCount()).toBe(0)
    page.getByTestId('tile').element().scrollIntoView()
    await expect.poll(picture).not.toBeNull()
    expect(requestCount()).toBe(1)
  })

  it('waits until the page is visible', async () => {
    const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    const listened = vi.spyOn(document, 'addEventListener')
    const file = await resumePdf(1)
    const fetched = vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(file))
    await render(<PdfTile fileName="resume.pdf" src="/files/resume.pdf" />)
    await expect.poll(() => listened.mock.calls.map(([type]) => type)).toContain('visibilitychange')
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }))
    expect(fetched).not.toHaveBeenCalled()
    isHidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.poll(picture).not.toBeNull()
  })

  it.each([
    ['for a reader who saves data', { saveData: true }],
    ['on a slow network', { effectiveType: '3g' }],
  ])('is not fetched %s', async (_, connection) => {
    vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: connection } }))
    const fetched = vi.spyOn(window, 'fetch')
    await render(<PdfTile fileName="resume.pdf" src="/files/resume.pdf" data-testid="tile" />)
    await tileSettled()
    expect(fetched).not.toHaveBeenCalled()
    await expect.element(page.getByTestId('tile')).toHaveTextContent('PDFresume.pdf')
  })

  it('fetches a file that can’t be rendered only once', async () => {
    const fetched = vi.spyOn(window, 'fetch').mockImplementation(async () => new Response('gone', { status: 410 }))
    const requestCount = () => fetched.mock.calls.filter(([url]) => url === '/files/resume.pdf').length
    await render(
      <>
        <PdfTile fileName="resume.pdf" src="/files/resume.pdf" data-testid="tile" />
        <div style={{ height: '5000px' }} />
      </>,
    )
    await tileSettled()
    expect(requestCount()).toBe(1)
    for (const top of [5000, 0, 5000, 0]) {
      window.scrollTo(0, top)
      await tileSettled()
    }
    expect(requestCount()).toBe(1)
  })

  it.each([
    ['a password', () => passwordPdf()],
    ['damage', () => damagedPdf()],
    ['no PDF', () => notPdf()],
  ])('gives way to the sheet for a file with %s, and the next one is drawn', async (_, file) => {
    const errors = vi.spyOn(console, 'error')
    const screen = await render(<PdfTile fileName="resume.pdf" src={file()} data-testid="tile" />)
    await tileSettled()
    await expect.element(page.getByTestId('tile')).toHaveTextContent('PDFresume.pdf')
    await screen.rerender(<PdfTile fileName="resume.pdf" src={await resumePdf(1)} data-testid="tile" />)
    await expect.poll(picture).not.toBeNull()
    expect(errors).not.toHaveBeenCalled()
  })

  it('holds up no other file with one that is never parsed, once it is gone', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    let isSent = false
    const postMessage = Worker.prototype.postMessage
    vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, message, options) {
      if (isSent || message.action !== 'GetDocRequest') return postMessage.call(this, message, options)
      isSent = true
    })
    const screen = await render(<PdfTile fileName="resume.pdf" src={await resumePdf(1)} data-testid="tile" />)
    await expect.poll(() => isSent).toBe(true)
    await screen.rerender(<PdfTile fileName="resume.pdf" src={await resumePdf(2)} data-testid="tile" />)
    await vi.advanceTimersByTimeAsync(answerTimeoutMs)
    await expect.poll(picture).not.toBeNull()
  })

  it('is replaced by a given image', async () => {
    const fetched = vi.spyOn(window, 'fetch')
    const pictureSrc = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
    await render(<PdfTile fileName="resume.pdf" src="/files/resume.pdf" pictureSrc={pictureSrc} data-testid="tile" />)
    await tileSettled()
    expect(fetched).not.toHaveBeenCalled()
    expect(document.querySelector('img')).not.toBeNull()
  })
})
