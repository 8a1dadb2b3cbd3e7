import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../testing/describe-conformance'
import { dropPaths, middleOf } from '../../testing/pointer'
import { FileDrop } from './file-drop'
import { MultiFileDrop, type MultiFileDropProps } from './multi-file-drop'

const pdf = new File(['%PDF-1.7'], 'resume.pdf', { type: 'application/pdf' })
const notes = new File(['a'], 'notes.txt', { type: 'text/plain' })

describeConformance('FileDrop', (props) => (
  <FileDrop label="Choose a PDF" accept="application/pdf" onFile={() => {}} {...props} />
))
describeConformance('MultiFileDrop', (props) => <MultiFileDrop label="Choose pictures" {...props} />)

/** Drops files on the element with a text. */
function drop(text: string, ...files: File[]) {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
  page.getByText(text, { exact: true }).element().dispatchEvent(event)
}

/** The names of the files that the form submits under `file`. */
function submittedNames(): string[] {
  const form = document.querySelector('form')
  const values = form ? new FormData(form).getAll('file') : []
  // An empty file input submits a file without a name.
  return values.map((value) => (value instanceof File ? value.name : value)).filter(Boolean)
}

it('passes on the picked file, and the same one again', async () => {
  const onFile = vi.fn()
  await render(<FileDrop label="Choose a PDF" accept="application/pdf" onFile={onFile} />)
  const input = page.getByLabelText('Choose a PDF')
  await input.upload(pdf)
  await input.upload(pdf)
  expect(onFile.mock.calls.map(([file]) => file.name)).toEqual(['resume.pdf', 'resume.pdf'])
})

it('ignores drops while disabled', async () => {
  const onFile = vi.fn()
  await render(<FileDrop label="Choose a PDF" accept="application/pdf" onFile={onFile} disabled />)
  drop('Choose a PDF', pdf)
  expect(onFile).not.toHaveBeenCalled()
})

it('keeps its file while disabled', async () => {
  const onRemove = vi.fn()
  await render(
    <FileDrop label="Choose a PDF" accept="application/pdf" fileName="resume.pdf" onRemove={onRemove} disabled />,
  )
  await expect.element(page.getByRole('button', { name: 'Remove' })).toBeDisabled()
})

it('ignores drops in a disabled fieldset, until it is enabled', async () => {
  const onFile = vi.fn()
  const field = (disabled: boolean) => (
    <fieldset disabled={disabled}>
      <FileDrop label="Choose a PDF" accept="application/pdf" onFile={onFile} />
    </fieldset>
  )
  const screen = await render(field(true))
  await expect.element(page.getByLabelText('Choose a PDF')).toBeDisabled()
  drop('Choose a PDF', pdf)
  expect(onFile).not.toHaveBeenCalled()
  await screen.rerender(field(false))
  await expect
    .poll(() => {
      drop('Choose a PDF', pdf)
      return onFile.mock.calls.length
    })
    .toBeGreaterThan(0)
})

it('is not required while a file that is uploaded already is shown', async () => {
  const field = (fileName?: string) => (
    <form>
      <FileDrop label="Choose a PDF" accept="application/pdf" onFile={() => {}} fileName={fileName} required />
    </form>
  )
  const screen = await render(field())
  const isValid = () => document.querySelector('form')?.checkValidity()
  expect(isValid()).toBe(false)
  await screen.rerender(field('resume.pdf'))
  expect(isValid()).toBe(true)
})

it('passes on a dropped file of another type', async () => {
  const onFile = vi.fn()
  await render(<FileDrop label="Choose a PDF" accept="application/pdf" onFile={onFile} />)
  drop('Choose a PDF', notes)
  expect(onFile.mock.calls.map(([file]) => file.name)).toEqual(['notes.txt'])
})

/** A form whose owner accepts PDFs only. */
function PdfForm() {
  const [name, setName] = useState<string>()
  return (
    <form>
      <FileDrop
        label="Choose a PDF"
        accept="application/pdf"
        name="file"
        fileName={name}
        onFile={(file) => setName((current) => (file.type === 'application/pdf' ? file.name : current))}
        onRemove={() => setName(undefined)}
      />
    </form>
  )
}

describe('the file of a form', () => {
  it('is the one that the owner accepted', async () => {
    await render(<PdfForm />)
    drop('Choose a PDF', notes)
    await expect.poll(submittedNames).toEqual([])
    drop('Choose a PDF', pdf)
    await expect.poll(submittedNames).toEqual(['resume.pdf'])
    drop('Choose a PDF', notes)
    await expect.poll(submittedNames).toEqual(['resume.pdf'])
    await userEvent.click(page.getByRole('button', { name: 'Remove' }))
    await expect.poll(submittedNames).toEqual([])
  })

  it('is not a refused one that is named like the accepted one', async () => {
    const field = (error?: string) => (
      <form>
        <FileDrop label="Choose a PDF" accept="*" name="file" fileName="resume.pdf" onFile={() => {}} error={error} />
      </form>
    )
    const sizes = () => {
      const form = document.querySelector('form')
      return form && new FormData(form).getAll('file').map((file) => (file instanceof File ? file.size : 0))
    }
    const screen = await render(field())
    drop('Choose a PDF', pdf)
    await expect.poll(sizes).toEqual([pdf.size])
    drop('Choose a PDF', new File(['another, longer file'], 'resume.pdf', { type: 'application/pdf' }))
    await screen.rerender(field('This file is no PDF.'))
    await expect.poll(sizes).toEqual([pdf.size])
  })

  it('is kept and checked by a field without an owner, until the form is reset', async () => {
    await render(
      <form>
        <FileDrop label="Choose a PDF" accept="application/pdf" name="file" maxSizeBytes={10} />
        <button type="reset">Start again</button>
      </form>,
    )
    drop('Choose a PDF', notes)
    await expect.element(page.getByText('notes.txt is the wrong type of file.')).toBeVisible()
    drop('Choose a PDF', new File(['%PDF-1.7 long'], 'long.pdf', { type: 'application/pdf' }))
    await expect.element(page.getByText('long.pdf is larger than 1 KB.')).toBeVisible()
    await page.getByLabelText('Choose a PDF').upload(pdf)
    await expect.poll(submittedNames).toEqual(['resume.pdf'])
    await expect.element(page.getByLabelText('Choose a PDF')).not.toBeInvalid()
    await userEvent.click(page.getByRole('button', { name: 'Start again' }))
    await expect.element(page.getByText('resume.pdf')).not.toBeInTheDocument()
    expect(submittedNames()).toEqual([])
  })
})

describe('several files', () => {
  const image = (name: string) => new File([name], name, { type: 'image/png', lastModified: 1 })
  const show = (props: Partial<MultiFileDropProps> = {}) =>
    render(
      <form>
        <MultiFileDrop label="Choose pictures" accept="image/*" name="file" {...props} />
        <button type="reset">Start again</button>
      </form>,
    )
  const input = () => page.getByLabelText('Choose pictures')
  const rows = () => page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem')
  const status = () => page.getByRole('status')

  it('are listed, submitted and announced once, however they came', async () => {
    await show()
    await input().upload([image('a.png'), image('b.png')])
    await expect.element(status()).toHaveTextContent('Added 2 files.')
    drop('Choose pictures', image('c.png'))
    await expect.element(status()).toHaveTextContent('Added c.png.')
    await expect.poll(submittedNames).toEqual(['a.png', 'b.png', 'c.png'])
    expect(rows().elements()).toHaveLength(3)
    await userEvent.click(page.getByRole('button', { name: 'Start again' }))
    await expect.poll(submittedNames).toEqual([])
    expect(rows().elements()).toHaveLength(0)
  })

  it('are refused each with its reason, and the others are taken', async () => {
    await show({ maxFiles: 2, maxSizeBytes: 6 })
    drop('Choose pictures', notes, image('a.png'), image('large.png'), image('b.png'), image('c.png'))
    await expect.poll(submittedNames).toEqual(['a.png', 'b.png'])
    await expect
      .element(input())
      .toHaveAccessibleDescription(
        "notes.txt is the wrong type of file. large.png is larger than 1 KB. c.png wasn't added. You can add up to 2 files.",
      )
    await expect.element(input()).toBeInvalid()
    // The refused files are forgotten once the reader does something about them.
    await userEvent.click(page.getByRole('button', { name: 'Remove a.png' }))
    await expect.element(input()).not.toBeInvalid()
    drop('Choose pictures', image('b.png'))
    await expect.element(page.getByText('b.png is already in the list.')).toBeVisible()
  })

  it('come from a dropped folder, and from the folders in it', async () => {
    await show({ accept: '.css,.html' })
    await dropPaths(middleOf(page.getByText('Choose pictures').element()), 'e2e/package/hosts/apps/pages', '.gitignore')
    await expect.poll(() => submittedNames().toSorted()).toEqual(['index.html', 'page.css'])
    await expect.element(input()).toHaveAccessibleDescription('main.tsx is the wrong type of file.')
  })

  it('come from a picked folder, without hidden ones', async () => {
    await show({ folders: true })
    const element = input().element()
    if (!(element instanceof HTMLInputElement)) throw new Error('The label names no input.')
    expect(element.webkitdirectory).toBe(true)
    const transfer = new DataTransfer()
    for (const name of ['.hidden.png', 'a.png']) transfer.items.add(image(name))
    element.files = transfer.files
    element.dispatchEvent(new Event('change', { bubbles: true }))
    await expect.poll(submittedNames).toEqual(['a.png'])
  })

  it('are removed by keyboard, and the focus stays near', async () => {
    await show()
    await input().upload([image('a.png'), image('b.png'), image('c.png')])
    const remove = (name: string) => page.getByRole('button', { name: `Remove ${name}` })
    await userEvent.keyboard('{Tab}{Tab}{Tab}')
    await expect.element(remove('b.png')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(status()).toHaveTextContent('Removed b.png.')
    await expect.element(remove('c.png')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect.element(remove('a.png')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(input()).toHaveFocus()
    expect(submittedNames()).toEqual([])
  })

  it('show the progress and error of each, and announce the end of an upload once', async () => {
    const files = [image('a.png'), image('b.png')]
    const field = (percent: number, error?: string) => (
      <MultiFileDrop
        label="Choose pictures"
        value={files}
        onChange={() => {}}
        progressOf={({ name }) => (name === 'a.png' ? percent : undefined)}
        errorOf={({ name }) => (name === 'b.png' ? error : undefined)}
      />
    )
    const screen = await render(field(40))
    const bar = page.getByRole('progressbar', { name: 'Uploading a.png' })
    await expect.element(bar).toHaveAttribute('aria-valuenow', '40')
    await expect.element(status()).toHaveTextContent('')
    await screen.rerender(field(100, 'Not uploaded. You are offline.'))
    await expect.element(status()).toHaveTextContent('Uploaded a.png.')
    await expect.element(rows().last()).toHaveTextContent('Not uploaded. You are offline.')
    expect(page.getByRole('progressbar').elements()).toHaveLength(1)
  })

  it('are required while there is none', async () => {
    await show({ required: true })
    expect(document.querySelector('form')?.checkValidity()).toBe(false)
    await input().upload(image('a.png'))
    await expect.poll(() => document.querySelector('form')?.checkValidity()).toBe(true)
  })
})

it('moves the focus to the file input when its file is removed or an upload is cancelled', async () => {
  const common = { label: 'Choose a PDF', accept: 'application/pdf', onFile: () => {} }
  const cancel = vi.fn()
  const screen = await render(<FileDrop {...common} progress={10} onCancel={cancel} />)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByLabelText('Choose a PDF')).toHaveFocus()
  expect(cancel).toHaveBeenCalledOnce()
  await screen.rerender(<FileDrop label="Choose a PDF" accept="application/pdf" />)
  await page.getByLabelText('Choose a PDF').upload(pdf)
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect.element(page.getByLabelText('Choose a PDF')).toHaveFocus()
  await expect.element(page.getByText('resume.pdf')).not.toBeInTheDocument()
})

it('replaces a stored file by the picked one', async () => {
  await render(
    <form>
      <FileDrop label="Choose a PDF" accept="application/pdf" name="file" fileName="stored.pdf" />
    </form>,
  )
  await page.getByLabelText('Choose a PDF').upload(pdf)
  await expect.element(page.getByText('resume.pdf')).toBeVisible()
  await expect.poll(submittedNames).toEqual(['resume.pdf'])
})
