import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../testing/describe-conformance'
import { FileDrop } from './file-drop'

const pdf = new File(['%PDF-1.7'], 'resume.pdf', { type: 'application/pdf' })

describeConformance('FileDrop', (props) => (
  <FileDrop label="Choose a PDF" accept="application/pdf" onFile={() => {}} {...props} />
))

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
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(pdf)
  page
    .getByText('Choose a PDF')
    .element()
    .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  expect(onFile).not.toHaveBeenCalled()
})

it('passes on a dropped file of another type', async () => {
  const onFile = vi.fn()
  await render(<FileDrop label="Choose a PDF" accept="application/pdf" onFile={onFile} />)
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File(['a'], 'notes.txt', { type: 'text/plain' }))
  const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
  page.getByText('Choose a PDF').element().dispatchEvent(drop)
  expect(onFile.mock.calls.map(([file]) => file.name)).toEqual(['notes.txt'])
})
