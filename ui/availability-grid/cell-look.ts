import { cva } from 'class-variance-authority'

/** The ground of a painted cell. In the dark theme the brand green is too pale for a gold blossom, so it is dimmed. */
const painted =
  'border-brand bg-[light-dark(var(--cg-brand),color-mix(in_oklab,var(--cg-brand)_36%,var(--cg-surface)))] text-action forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-color-adjust-none'

/** A cell of the week: blank paper, or painted eucalyptus with its sky. */
export const weekCell = cva('grid w-full place-items-center rounded-md border', {
  variants: {
    isFree: { true: painted, false: 'border-line bg-raised' },
  },
})
