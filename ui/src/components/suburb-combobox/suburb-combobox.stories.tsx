import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { useControlled } from '../../testing/use-controlled'
import { SuburbCombobox, type SuburbComboboxProps } from './suburb-combobox'

function Controlled(props: SuburbComboboxProps) {
  const [place, onChange] = useControlled({ suburbName: props.suburb, zipCode: props.zipCode }, props.onChange)
  return <SuburbCombobox {...props} suburb={place.suburbName} zipCode={place.zipCode} onChange={onChange} />
}

const meta = {
  title: 'ui/SuburbCombobox',
  component: SuburbCombobox,
  args: { suburb: '', zipCode: '', onChange: fn() },
  render: (args) => <Controlled {...args} />,
  decorators: [(Story) => <div className="min-h-80 max-w-2xl">{Story()}</div>],
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof SuburbCombobox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['SW-05'],
  play: async ({ canvas, userEvent, args }) => {
    const suburb = canvas.getByRole('combobox', { name: 'Suburb' })
    const zip = canvas.getByRole('combobox', { name: 'Zip code' })
    await userEvent.type(suburb, 'ITZR')
    await waitFor(() =>
      expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual([
        'Fitzroy3065',
        'Fitzroy North3068',
      ]),
    )
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ suburbName: 'Fitzroy', zipCode: '3065' })
    await expect(zip).toHaveValue('3065')
    await userEvent.clear(suburb)
    await userEvent.type(suburb, 'Melbourne')
    await expect(zip).toHaveValue('')
    await userEvent.click(zip)
    await expect(await canvas.findByRole('option', { name: '3000' })).toBeVisible()
  },
}

export const Chosen: Story = { args: { suburb: 'Carlton', zipCode: '3053' } }

export const ZipCodeFirst: Story = {
  args: { zipCode: '3053' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Suburb' }))
    for (const option of await canvas.findAllByRole('option')) await expect(option).toHaveTextContent('3053')
  },
}

export const WithErrors: Story = {
  args: { required: true, suburbError: 'Choose a suburb.', zipError: 'Choose a zip code.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Suburb' })).toHaveAccessibleDescription('Choose a suburb.')
    await expect(canvas.getByRole('combobox', { name: 'Zip code' })).toHaveAccessibleDescription('Choose a zip code.')
  },
}

export const ExampleOwnAddress: Story = {
  args: { suburbLabel: 'Your suburb', zipLabel: 'Your zip code', autoFill: true, required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: /^Your zip code/ })).toHaveAttribute(
      'autocomplete',
      'postal-code',
    )
  },
}
