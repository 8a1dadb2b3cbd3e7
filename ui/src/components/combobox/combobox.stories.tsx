import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { useControlled } from '../../testing/use-controlled'
import { Button } from '../button/button'
import { Dialog } from '../dialog/dialog'
import { Combobox } from './combobox'
import type { ComboboxProps } from './combobox-props'

interface Trade {
  id: string
  name: string
  group: string
}

const trades: readonly Trade[] = [
  { id: 'bar', name: 'Bar work', group: 'Hospitality' },
  { id: 'barista', name: 'Barista', group: 'Hospitality' },
  { id: 'cafe', name: 'Café all-rounder', group: 'Hospitality' },
  { id: 'events', name: 'Event set-up', group: 'Events' },
  { id: 'promo', name: 'Promotion', group: 'Events' },
  { id: 'retail', name: 'Retail', group: 'Shops' },
  { id: 'stock', name: 'Stocktake', group: 'Shops' },
  { id: 'tutor', name: 'Tutoring', group: 'Teaching' },
]

const many: readonly Trade[] = Array.from({ length: 3000 }, (_, index) => ({
  id: String(index),
  name: `Gig ${index + 1}`,
  group: '',
}))

const idOf = ({ id }: Trade) => id
const nameOf = ({ name }: Trade) => name
const groupOf = ({ group }: Trade) => group

function Controlled(props: ComboboxProps<Trade>) {
  const [value, onChange] = useControlled(props.value, props.onChange)
  return <Combobox {...props} value={value} onChange={onChange} />
}

const meta = {
  title: 'ui/Combobox',
  component: Combobox<Trade>,
  args: {
    label: 'Kind of work',
    options: trades,
    value: null,
    onChange: fn(),
    optionKey: idOf,
    optionLabel: nameOf,
    optionDetail: groupOf,
  },
  render: (args) => <Controlled {...args} />,
  // Space for the open list.
  decorators: [(Story) => <div className="min-h-80 max-w-md">{Story()}</div>],
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof Combobox<Trade>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Kind of work' })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(field).toHaveValue('Bar work')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('')
  },
}

export const Filtered: Story = {
  tags: ['SW-11', 'dark'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'AR')
    const names = () => canvas.getAllByRole('option').map((option) => option.textContent)
    await waitFor(() => expect(names()).toEqual(['Bar workHospitality', 'BaristaHospitality']))
    await expect(getComputedStyle(canvas.getByRole('listbox')).maxHeight).toBe('208px')
    await expect(await canvas.findByText('2 options')).toHaveAttribute('aria-live', 'polite')
  },
}

export const Open: Story = {
  args: { value: trades[5] ?? null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(await canvas.findByRole('option', { name: /^Retail/ })).toHaveAttribute('aria-selected', 'true')
  },
}

export const ThousandsOfOptions: Story = {
  args: { options: many, optionDetail: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.keyboard('{ArrowUp}')
    await expect(await canvas.findByRole('option', { name: 'Gig 3000' })).toHaveAttribute('aria-posinset', '3000')
    await expect(canvas.getAllByRole('option').length).toBeLessThan(15)
  },
}

export const NoMatches: Story = {
  args: { emptyText: 'No such work' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'astronaut')
    await expect((await canvas.findAllByText('No such work'))[0]).toBeVisible()
    await userEvent.tab()
    await expect(field).toHaveValue('')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

export const Loading: Story = {
  args: { options: [], loading: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect((await canvas.findAllByText('Loading…'))[0]).toBeVisible()
  },
}

export const WithError: Story = {
  args: { required: true, hint: 'You can change it later.', error: 'Choose the kind of work.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('You can change it later. Choose the kind of work.')
  },
}

export const Disabled: Story = { args: { value: trades[0] ?? null, disabled: true } }
export const ReadOnly: Story = { args: { value: trades[0] ?? null, readOnly: true } }

function InDialogStory(props: ComboboxProps<Trade>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Ask</Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title="What would you like to do?" size="sm">
        <Controlled {...props} />
      </Dialog>
    </>
  )
}

export const ExampleInDialog: Story = {
  tags: ['both-widths'],
  args: { options: many, optionDetail: undefined },
  render: (args) => <InDialogStory {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    const body = canvasElement.ownerDocument.body
    const dialog = canvasElement.ownerDocument.querySelector('[role="dialog"]')
    const field = dialog?.querySelector<HTMLElement>('[role="combobox"]')
    await expect(field).toBeVisible()
    if (!field) return
    await userEvent.click(field)
    const list = dialog?.querySelector('[role="listbox"]')
    await waitFor(() => expect(list?.getBoundingClientRect().height).toBeGreaterThan(150))
    const box = list?.getBoundingClientRect()
    await expect(
      box && (box.top >= field.getBoundingClientRect().bottom || box.bottom <= field.getBoundingClientRect().top),
    ).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect(body.querySelector('[role="option"]')).toBeNull()
    await expect(dialog).toBeVisible()
  },
}

export const OtherWords: Story = {
  args: {
    label: 'Métier',
    value: trades[1] ?? null,
    clearable: true,
    labels: {
      toggle: () => 'Afficher les choix',
      list: 'Choix',
      clear: () => 'Effacer',
      count: (count) => `${count} choix`,
      empty: 'Aucun résultat',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Afficher les choix' }))
    await expect(await canvas.findByRole('listbox', { name: 'Choix' })).toBeVisible()
    await expect(await canvas.findByText('8 choix')).toBeInTheDocument()
  },
}

function FormStory(props: ComboboxProps<Trade>) {
  const [sent, setSent] = useState('')
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setSent(String(new FormData(event.currentTarget).get('trade')))
      }}
    >
      <Controlled {...props} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="brand">
          Save
        </Button>
        <Button type="reset">Reset</Button>
      </div>
      <output>{sent && `Saved: ${sent}`}</output>
    </form>
  )
}

export const ExampleForm: Story = {
  args: { name: 'trade', value: trades[0] ?? null },
  render: (args) => <FormStory {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.clear(field)
    await userEvent.type(field, 'tut{ArrowDown}{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByText('Saved: tutor')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(field).toHaveValue('Bar work')
  },
}
