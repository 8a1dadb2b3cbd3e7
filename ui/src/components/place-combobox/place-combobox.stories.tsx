import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PlaceCombobox } from './place-combobox'

const meta = {
  title: 'ui/PlaceCombobox',
  component: PlaceCombobox,
  tags: ['!autodocs', 'no-visual'],
  args: {
    places: [
      { name: 'Köln', postcodes: ['50667', '50668'] },
      { name: 'Kiel', postcodes: ['24103'] },
    ],
    onChange: fn(),
  },
  // Space for the open list.
  decorators: [(Story) => <div className="min-h-80 max-w-xl">{Story()}</div>],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof PlaceCombobox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const place = canvas.getByRole('combobox', { name: 'Place' })
    const postcode = canvas.getByRole('combobox', { name: 'Postcode' })
    await userEvent.type(place, 'koln{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ name: 'Köln', postcode: '' })
    await userEvent.click(canvas.getByRole('button', { name: 'Show options for Postcode' }))
    await userEvent.click(await canvas.findByRole('option', { name: '50668' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ name: 'Köln', postcode: '50668' })
    await userEvent.clear(place)
    await userEvent.type(place, 'Kiel')
    await expect(postcode).toHaveValue('24103')
  },
}
