import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { useControlled } from '../../testing/use-controlled'
import { CountryCombobox, type CountryComboboxProps } from './country-combobox'

function Controlled(props: CountryComboboxProps) {
  const [value, onChange] = useControlled(props.value, props.onChange)
  return <CountryCombobox {...props} value={value} onChange={onChange} />
}

const meta = {
  title: 'ui/CountryCombobox',
  component: CountryCombobox,
  args: { label: 'Home country', value: null, onChange: fn() },
  render: (args) => <Controlled {...args} />,
  decorators: [(Story) => <div className="min-h-80 max-w-md">{Story()}</div>],
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof CountryCombobox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Chosen: Story = { args: { value: 'IN' } }

export const Open: Story = {
  tags: ['dark'],
  args: { value: 'IN' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(await canvas.findByRole('option', { name: /^India/ })).toHaveAttribute('aria-selected', 'true')
  },
}

export const DialCode: Story = {
  args: { label: 'Country code', value: 'AU', show: 'dialCode' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Country code' })
    await expect(field).toHaveValue('AU +61')
    await userEvent.clear(field)
    await userEvent.type(field, '+44')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith('GB')
    await expect(field).toHaveValue('GB +44')
  },
}

export const WithError: Story = {
  args: { error: 'Choose your home country from the list.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Choose your home country from the list.')
  },
}

const frenchNames = new Intl.DisplayNames('fr', { type: 'region' })
const inFrench = ({ code }: { code: string }) => frenchNames.of(code) ?? code

export const ExampleInFrench: Story = {
  args: {
    label: 'Pays',
    nameOf: inFrench,
    labels: {
      toggle: () => 'Afficher les pays',
      list: 'Pays',
      empty: 'Aucun pays de ce nom',
      count: (count) => `${count} pays`,
    },
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Pays' })
    await userEvent.type(field, 'germany')
    await waitFor(() => expect(canvas.getByRole('option', { name: /^Allemagne/ })).toBeVisible())
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('Allemagne')
  },
}
