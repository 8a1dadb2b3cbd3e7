import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { damagedPdf, resumePdf } from '../pdf-viewer/sample-pdfs'
import { PdfTile } from './pdf-tile'

const meta = {
  title: 'ui/PdfTile',
  component: PdfTile,
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-md p-4">
        <Story />
      </div>
    ),
  ],
  args: { fileName: 'Resume – Mei Tanaka.pdf', size: 253_952, addedOn: '02/11/2026' },
} satisfies Meta<typeof PdfTile>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('248 KB · Added 02/11/2026')).toBeVisible()
  },
}

export const WithActions: Story = {
  args: { onOpen: fn(), onRemove: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Open Resume – Mei Tanaka.pdf' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Resume – Mei Tanaka.pdf' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

/** A selectable tile in a list of several. */
export const Choice: Story = {
  render: function Render() {
    const [chosen, setChosen] = useState('Resume – Mei Tanaka.pdf')
    const files = [
      { fileName: 'Resume – Mei Tanaka.pdf', size: 253_952 },
      { fileName: 'Hospitality resume.pdf', size: 1_258_291 },
    ]
    return (
      <div className="flex flex-col gap-2">
        {files.map((file) => (
          <PdfTile
            key={file.fileName}
            {...file}
            addedOn="02/11/2026"
            href="/files/resume.pdf"
            selected={chosen === file.fileName}
            onSelect={() => setChosen(file.fileName)}
          />
        ))}
      </div>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const other = canvas.getByRole('button', { name: 'Hospitality resume.pdf' })
    await expect(other).toHaveAttribute('aria-pressed', 'false')
    await expect(other).toHaveAccessibleDescription('1.2 MB · Added 02/11/2026')
    other.focus()
    await userEvent.keyboard(' ')
    await expect(other).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('button', { name: 'Resume – Mei Tanaka.pdf' })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
  },
}

/** Marked for deletion: red, with a text and an undo button. */
export const MarkedForDeletion: Story = {
  render: function Render(args) {
    const [removed, setRemoved] = useState(false)
    return (
      <PdfTile {...args} removed={removed} onRemove={() => setRemoved(true)} onUndoRemove={() => setRemoved(false)} />
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^Remove/ }))
    await expect(canvas.getByText('Marked for deletion')).toBeVisible()
  },
}

/** A just chosen file, whose first page is rendered from its bytes. */
export const FirstPage: Story = {
  loaders: [async () => ({ file: await resumePdf(1) })],
  args: { onOpen: fn(), onRemove: fn() },
  render: (args, { loaded }) => <PdfTile {...args} {...(loaded.file instanceof Blob ? { src: loaded.file } : {})} />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('canvas')).toBeVisible())
  },
}

/** A file that can't be rendered keeps its placeholder; opening it shows the error. */
export const NoFirstPage: Story = {
  args: { src: damagedPdf(), onOpen: fn() },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('PDF')).toBeVisible()
  },
}

export const LongName: Story = {
  tags: ['both-widths'],
  args: {
    fileName: 'curriculum_vitae_final_final_v7_with_references_and_a_very_long_name_indeed_2026.pdf',
    onOpen: fn(),
    onRemove: fn(),
    onSelect: fn(),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
