import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PdfTile, type PdfTileProps } from './pdf-tile'

const button = (name: string) => page.getByRole('button', { name })

function Resume(props: Partial<PdfTileProps>) {
  const [removed, setRemoved] = useState(false)
  return (
    <PdfTile
      name="resume.pdf"
      size={2048}
      onRemove={() => setRemoved(true)}
      onUndoRemove={() => setRemoved(false)}
      removed={removed}
      {...props}
    />
  )
}

it('says what it is', async () => {
  await render(<PdfTile name="resume.pdf" size={2048} addedOn="21/11/2026" className="mt-8" data-testid="tile" />)
  await expect.element(page.getByTestId('tile')).toHaveTextContent('PDFresume.pdf2 KB · Added 21/11/2026')
  await expect.element(page.getByTestId('tile')).toHaveClass('mt-8')
  expect(page.getByRole('button').elements()).toHaveLength(0)
})

it('is a choice by pointer and keyboard, described by its details', async () => {
  const onSelect = vi.fn()
  const screen = await render(<PdfTile name="resume.pdf" size={2048} onSelect={onSelect} />)
  await expect.element(button('resume.pdf')).toHaveAttribute('aria-pressed', 'false')
  await expect.element(button('resume.pdf')).toHaveAccessibleDescription('2 KB')
  await userEvent.click(button('resume.pdf'))
  await userEvent.tab({ shift: true })
  await userEvent.tab()
  await userEvent.keyboard('{Enter} ')
  expect(onSelect).toHaveBeenCalledTimes(3)
  await screen.rerender(<PdfTile name="resume.pdf" size={2048} onSelect={onSelect} selected />)
  await expect.element(button('resume.pdf')).toHaveAttribute('aria-pressed', 'true')
})

it('marks for deletion and back, keeping focus on the spot', async () => {
  await render(<Resume onSelect={vi.fn()} />)
  await userEvent.click(button('Remove resume.pdf'))
  await expect.element(page.getByText('Marked for deletion')).toBeVisible()
  await expect.element(button('Undo: keep resume.pdf')).toHaveFocus()
  expect(button('resume.pdf').query()?.getAttribute('aria-pressed') ?? null).toBeNull()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Remove resume.pdf')).toHaveFocus()
  await expect.element(page.getByText('2 KB')).toBeVisible()
})

it('does not take focus when it is marked from outside', async () => {
  const screen = await render(<Resume removed={false} />)
  await screen.rerender(<Resume removed />)
  await expect.element(button('Undo: keep resume.pdf')).not.toHaveFocus()
})

it('opens in place by a plain click on a link that can also be opened elsewhere', async () => {
  const onOpen = vi.fn()
  await render(<PdfTile name="resume.pdf" href="/files/resume.pdf" onOpen={onOpen} />)
  const link = page.getByRole('link', { name: 'Open resume.pdf', exact: true })
  await userEvent.click(link)
  expect(onOpen).toHaveBeenCalledOnce()

  const withCtrl = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true })
  link.element().addEventListener('click', (event) => event.preventDefault(), { once: true, capture: true })
  link.element().dispatchEvent(withCtrl)
  expect(onOpen).toHaveBeenCalledOnce()
})

it('opens in a new tab when it has only a link, and in place when it has only a handler', async () => {
  const onOpen = vi.fn()
  const screen = await render(<PdfTile name="resume.pdf" href="/files/resume.pdf" />)
  await expect
    .element(page.getByRole('link', { name: 'Open resume.pdf in a new tab' }))
    .toHaveAttribute('target', '_blank')
  await screen.rerender(<PdfTile name="resume.pdf" onOpen={onOpen} />)
  await userEvent.click(button('Open resume.pdf'))
  expect(onOpen).toHaveBeenCalledOnce()
})

it('says everything in other words when given them', async () => {
  await render(<Resume labels={{ remove: (name) => `Effacer ${name}`, removed: 'À effacer' }} />)
  await userEvent.click(button('Effacer resume.pdf'))
  await expect.element(page.getByText('À effacer')).toBeVisible()
})
