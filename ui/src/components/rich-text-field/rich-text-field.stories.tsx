import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { LoadBoundary } from '../load-boundary/load-boundary'
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
          props.onChange?.(html)
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

/** The editor is loaded late, and tests outside of Storybook give up after a second by default. */
const textBox = (canvasElement: HTMLElement, name = 'Cover letter') =>
  within(canvasElement).findByRole('textbox', { name }, { timeout: 30_000 })

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
      <EditorSkeleton value={letter} placeholder={args.placeholder} />
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
