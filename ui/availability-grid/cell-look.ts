import { cva } from 'class-variance-authority'

/** The ground of a painted cell. By night the full brand green is too pale for a gold blossom, so it is the soft one. */
const painted =
  'border-brand bg-[light-dark(var(--cg-brand),var(--cg-brand-soft))] text-action forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-color-adjust-none'

/** A cell of the week: blank paper, or painted eucalyptus with its sky. */
export const weekCell = cva('grid w-full place-items-center rounded-md border', {
  variants: {
    isFree: { true: painted, false: 'border-line bg-raised' },
  },
})
