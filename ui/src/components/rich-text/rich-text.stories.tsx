import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { RichText } from './rich-text'

const meta = {
  title: 'ui/RichText',
  component: RichText,
  tags: ['!autodocs'],
  render: (args) => (
    <div className="mx-auto max-w-2xl p-4">
      <RichText {...args} />
    </div>
  ),
} satisfies Meta<typeof RichText>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: {
    html: '<h1>Barista, weekends</h1><p>We pour <strong>good coffee</strong> on <em>Lygon Street</em>.<br>Come and say hello.</p><h2>You</h2><ul><li><p>can be up at six</p></li><li><p>like people</p></li></ul><h3>We</h3><p>teach you the rest.</p>',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Barista, weekends')
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('You')
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('We')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

/** HTML an attacker could store: no script runs, and its text stays readable. */
export const Hostile: Story = {
  tags: ['GW-06', 'GT-10'],
  args: {
    html: '<p onclick="alert(1)">Hello <a href="javascript:alert(1)">there</a></p><img src=x onerror="alert(1)"><script>alert(1)</script><svg onload="alert(1)"></svg><p style="position:fixed;inset:0">Bye</p>',
  },
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement).getByText(/Hello there/).parentElement
    await expect(shown?.innerHTML).toBe('<p>Hello there</p><p>Bye</p>')
  },
}

export const LongWords: Story = {
  tags: ['both-widths'],
  args: { html: `<p>${'Donaudampfschifffahrtsgesellschaft'.repeat(6)}</p>` },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
