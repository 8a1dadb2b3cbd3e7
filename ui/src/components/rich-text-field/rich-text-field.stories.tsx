import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button'
import { LoadBoundary } from '../load-boundary/load-boundary'
import { RichText } from '../rich-text/rich-text'
import { EditorSkeleton } from './editor-skeleton'
import { richTextFieldLabels } from './labels'
import { RichTextField, type RichTextFieldProps } from './rich-text-field'

/** A controlled field with its value in state. */
function Controlled(props: RichTextFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <div className="mx-auto max-w-2xl p-4">
      <RichTextField
        {...props}
        value={value}
        onChange={(html) => {
          setValue(html)
          props.onChange(html)
        }}
      />
    </div>
  )
}

function MissingChunk(): never {
  throw new Error('The chunk is not there')
}

const letter =
  '<h2>Why me</h2><p>I have worked <strong>two summers</strong> behind the bar at <em>Naughtons</em>.</p><ul><li><p>RSA certificate</p></li><li><p>Free every Friday evening</p></li></ul>'

const meta = {
  title: 'ui/RichTextField',
  component: RichTextField,
  tags: ['!autodocs'],
  render: (args) => <Controlled {...args} />,
  args: { label: 'Cover letter', value: '', onChange: fn() },
} satisfies Meta<typeof RichTextField>

export default meta
type Story = StoryObj<typeof meta>

const textBox = (canvasElement: HTMLElement, name = 'Cover letter') =>
  within(canvasElement).findByRole('textbox', { name }, { timeout: 10_000 })

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const text = await textBox(canvasElement)
    await expect(text).toHaveAttribute('aria-multiline', 'true')
    await userEvent.click(text)
    await userEvent.keyboard('Hello')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>Hello</p>'))
    await userEvent.clear(text)
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(''))
  },
}

export const WithPlaceholder: Story = {
  args: { placeholder: 'What you write here helps you stand out to the employer.' },
  play: async ({ canvasElement, args }) => {
    const text = await textBox(canvasElement)
    const placeholder = within(canvasElement).getByText(args.placeholder ?? '')
    await expect(placeholder).toBeVisible()
    await expect(text).toHaveAttribute('aria-placeholder', args.placeholder)
    await userEvent.click(text)
    await userEvent.keyboard('I')
    await waitFor(() => expect(placeholder).not.toBeInTheDocument())
    await userEvent.clear(text)
    await waitFor(() => expect(within(canvasElement).getByText(args.placeholder ?? '')).toBeVisible())
  },
}

export const Written: Story = {
  args: { value: letter },
  play: async ({ canvasElement }) => {
    const text = await textBox(canvasElement)
    await expect(within(text).getByRole('heading', { level: 2 })).toHaveTextContent('Why me')
    await expect(within(text).getAllByRole('listitem')).toHaveLength(2)
  },
}

/** The toolbar sets bold, italic, bullets, headings 1 to 3, and normal text. */
export const Formatting: Story = {
  tags: ['AP-02'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const page = within(canvasElement.ownerDocument.body)
    const text = await textBox(canvasElement)
    const chooseStyle = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: /^Text style/ }))
      await userEvent.click(await page.findByRole('menuitemradio', { name }))
    }
    const gives = (html: RegExp) =>
      waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.stringMatching(html)))

    await userEvent.click(text)
    for (const [name, tag] of [
      ['Heading 1', 'h1'],
      ['Heading 2', 'h2'],
      ['Heading 3', 'h3'],
      ['Normal text', 'p'],
    ] as const) {
      await chooseStyle(name)
      await waitFor(() => expect(text).toHaveFocus())
      await userEvent.keyboard('x')
      await gives(new RegExp(`^<${tag}>x+</${tag}>$`))
      await expect(canvas.getByRole('button', { name: `Text style: ${name}` })).toBeInTheDocument()
    }

    // Selects the line by the DOM's selection, as a pointer would. The editor reads it asynchronously; a render before
    // that restores the editor's own selection.
    await waitFor(async () => {
      const heard = new Promise((resolve) => document.addEventListener('selectionchange', resolve, { once: true }))
      const selection = canvasElement.ownerDocument.getSelection()
      selection?.selectAllChildren(text)
      await heard
      await expect(selection?.toString()).toBe('xxxx')
    })
    for (const name of ['Bold', 'Italic', 'Bullet list']) {
      await userEvent.click(canvas.getByRole('button', { name }))
      await waitFor(() => expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true'))
    }
    await gives(/^<ul><li><p><strong><em>x+<\/em><\/strong><\/p><\/li><\/ul>$/)
  },
}

export const WithError: Story = {
  args: { error: 'Write a few lines about yourself.', hint: 'Two or three short paragraphs.', required: true },
  play: async ({ canvasElement }) => {
    const text = await textBox(canvasElement)
    await expect(text).toHaveAttribute('aria-invalid', 'true')
    await expect(text).toHaveAttribute('aria-required', 'true')
    await expect(text).toHaveAccessibleDescription(/Two or three short paragraphs\..*Write a few lines/)
  },
}

/** Text over the limit is cut off; the count shows how much is used. */
export const LengthLimit: Story = {
  args: { maxLength: 20 },
  play: async ({ canvasElement, args }) => {
    const text = await textBox(canvasElement)
    await expect(within(canvasElement).getByText('0 / 20')).toBeVisible()
    await userEvent.click(text)
    await userEvent.keyboard('Twenty letters and more')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>Twenty letters and m</p>'))
    await expect(within(canvasElement).getByText('20 / 20')).toBeVisible()
    await expect(text).toHaveTextContent(/^Twenty letters and m$/)
  },
}

export const Disabled: Story = {
  args: { value: letter, disabled: true },
  play: async ({ canvasElement }) => {
    const text = await textBox(canvasElement)
    await expect(text).toHaveAttribute('aria-disabled', 'true')
    await expect(text).toHaveAttribute('contenteditable', 'false')
    await expect(within(canvasElement).getByRole('button', { name: 'Bold' })).toBeDisabled()
  },
}

export const ReadOnly: Story = {
  args: { value: letter, readOnly: true },
  play: async ({ canvasElement }) => {
    const text = await textBox(canvasElement)
    await expect(text).toHaveAttribute('aria-readonly', 'true')
    text.focus()
    await expect(text).toHaveFocus()
  },
}

/** While the editor's chunk is loading. */
export const LoadingEditor: Story = {
  render: (args) => (
    <div className="mx-auto max-w-2xl p-4">
      <EditorSkeleton value={args.value} placeholder={args.placeholder} />
    </div>
  ),
  args: { value: letter },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Why me' })).toBeVisible()
  },
}

/** When the editor's chunk could not be loaded. */
export const FailedToLoad: Story = {
  render: () => (
    <div className="mx-auto max-w-2xl p-4">
      <LoadBoundary labels={richTextFieldLabels} onRetry={fn()}>
        <MissingChunk />
      </LoadBoundary>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('What you have written is kept.')
    await expect(within(canvasElement).getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** A value set from outside (a restored draft) replaces the text, which stays editable. */
export const DraftRestored: Story = {
  render: function Render(args) {
    const [value, setValue] = useState('')
    return (
      <div className="mx-auto flex max-w-2xl flex-col gap-4 p-4">
        <RichTextField {...args} value={value} onChange={setValue} />
        <Button onClick={() => setValue(letter)}>Restore my draft</Button>
        <RichText html={value} className="border-line border-t pt-4" />
      </div>
    )
  },
  play: async ({ canvasElement }) => {
    const text = await textBox(canvasElement)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Restore my draft' }))
    await waitFor(() => expect(within(text).getByRole('heading', { name: 'Why me' })).toBeVisible())
    await expect(within(canvasElement).getAllByRole('heading', { name: 'Why me' })).toHaveLength(2)
  },
}
