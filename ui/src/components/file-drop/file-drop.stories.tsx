import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, within } from 'storybook/test'
import { FileDrop } from './file-drop'
import { MultiFileDrop } from './multi-file-drop'

/** A 4 × 3 image as a data URL, so that stories need no file. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"><rect width="320" height="240" fill="#275042"/><circle cx="160" cy="120" r="70" fill="#f7bd22"/></svg>',
)}`

const resume = new File(['%PDF-1.7'], 'mei-resume.pdf', { type: 'application/pdf' })

const meta = {
  title: 'ui/FileDrop',
  component: FileDrop,
  tags: ['!autodocs'],
  args: { label: 'Choose a PDF', accept: 'application/pdf', onFile: fn(), hint: 'PDF, up to 5 MB.' },
  decorators: [(Story) => <div className="max-w-lg">{Story()}</div>],
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof FileDrop>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText('Choose a PDF')
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await expect(input).toHaveAccessibleDescription('PDF, up to 5 MB.')
    await userEvent.upload(input, resume)
    await expect(args.onFile).toHaveBeenCalledWith(resume)
  },
}

export const Dropping: Story = {
  play: async ({ canvas, args }) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(resume)
    const target = canvas.getByText('Choose a PDF')
    const over = new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true })
    await fireEvent(target, over)
    await expect(over.defaultPrevented).toBe(true)
    await fireEvent(target, new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    await expect(args.onFile).toHaveBeenCalledOnce()
  },
}

export const Chosen: Story = {
  args: { fileName: 'mei-resume.pdf', onRemove: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText('Choose a PDF')).toHaveAccessibleDescription('PDF, up to 5 MB. mei-resume.pdf')
    const remove = canvas.getByRole('button', { name: 'Remove' })
    await expect(remove).toHaveAccessibleDescription('mei-resume.pdf')
    await userEvent.click(remove)
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

export const Uploading: Story = {
  args: { fileName: 'mei-resume.pdf', progress: 42, onCancel: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading mei-resume.pdf' })
    await expect(bar).toHaveAttribute('aria-valuenow', '42')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const WithPreview: Story = {
  args: {
    label: 'Choose a logo',
    accept: 'image/*',
    hint: 'JPEG, PNG or WebP.',
    fileName: 'logo.svg',
    previewUrl: picture,
    onRemove: fn(),
  },
}

export const WithError: Story = {
  args: { error: 'That is not a PDF. Choose another file.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Choose a PDF')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('PDF, up to 5 MB. That is not a PDF. Choose another file.')
  },
}

export const LongName: Story = {
  args: { fileName: `${'a-very-long-name-without-any-space-in-it'.repeat(3)}.pdf`, onRemove: fn() },
}

export const Disabled: Story = { args: { disabled: true } }

const image = (name: string) => new File([name], name, { type: 'image/png', lastModified: 1 })

/** `MultiFileDrop`: two files are taken and one is refused; one is uploaded, one has failed. */
export const SeveralFiles: Story = {
  tags: ['no-visual'],
  render: () => (
    <MultiFileDrop
      label="Choose pictures"
      accept="image/*"
      name="pictures"
      maxFiles={3}
      hint="Up to 3 pictures."
      progressOf={({ name }) => (name === 'stall.png' ? 60 : undefined)}
      errorOf={({ name }) => (name === 'queue.png' ? 'Not uploaded. Remove it and try again.' : undefined)}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Choose pictures')
    await userEvent.upload(input, [image('stall.png'), image('queue.png')])
    await expect(canvas.getByRole('status')).toHaveTextContent('Added 2 files.')
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(resume)
    await fireEvent(input, new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    await expect(canvas.getByText('mei-resume.pdf is the wrong type of file.')).toBeVisible()
    const [first, second] = canvas.getAllByRole('listitem')
    if (!first || !second) throw new Error('Two files are listed.')
    await expect(within(first).getByRole('progressbar', { name: 'Uploading stall.png' })).toBeVisible()
    await expect(within(second).getByText(/^Not uploaded/)).toBeVisible()
    await expect(within(second).getByRole('button', { name: 'Remove queue.png' })).toBeVisible()
  },
}
