import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { contrast, pairings, parseColour } from './contrast'
import { Faces, TypeScale } from './faces'
import { Masthead } from './masthead'
import { Palette } from './palette'
import { Roles } from './roles'
import { Section } from './section'
import { Week } from './week'

function Look() {
  return (
    <main className="mx-auto max-w-6xl px-5 pb-16 sm:px-8">
      <Masthead />
      <Section
        id="week"
        title="The week"
        note="Seven days, four parts. Our mark, our waiting, our blank page, and the question the product answers."
      >
        <Week />
      </Section>
      <Section
        id="faces"
        title="Two faces"
        note="One with character, heard seldom. One that is easy to read, for everything else."
      >
        <Faces />
      </Section>
      <Section
        id="scale"
        title="The scale"
        note="Each step a quarter larger than the one before. Titles are set tight, text is set loose."
      >
        <TypeScale />
      </Section>
      <Section id="palette" title="The palette" note="A eucalypt, a wattle and the paper a notice is written on.">
        <Palette />
      </Section>
      <Section
        id="roles"
        title="What colours are for"
        note="Components name a role, never a colour, so both themes work by themselves. Each pairing is measured where it is painted."
      >
        <Roles />
      </Section>
    </main>
  )
}

const meta = { title: 'Design/Look', component: Look, tags: ['!autodocs'] } satisfies Meta<typeof Look>
export default meta

/** Typefaces, type scale, palette, colour roles in both themes, and the week motif. */
export const Everything: StoryObj<typeof meta> = {
  tags: ['dark'],
  play: async ({ canvas }) => {
    const rows = canvas.getAllByTestId('pairing')
    await expect(rows).toHaveLength(Object.values(pairings).flat().length * 2)
    for (const row of rows) {
      const { backgroundColor, color, boxShadow } = getComputedStyle(row)
      // A control's outline is drawn as a shadow; its colour comes first in the computed value.
      const outline = /^rgb\([^)]*\)/.exec(boxShadow)?.[0]
      const ratio = contrast(parseColour(backgroundColor), parseColour(outline ?? color))
      await expect(ratio, row.textContent ?? '').toBeGreaterThanOrEqual(Number(row.dataset.atLeast))
      await expect(row).toHaveTextContent(`${ratio.toFixed(1)} : 1`)
    }
  },
}
