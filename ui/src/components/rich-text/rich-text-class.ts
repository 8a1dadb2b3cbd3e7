import { cn } from '../../cn'

/** The style of rich text, shared by the editor and `RichText`. */
export const richTextClass = cn(
  'min-w-0 break-words text-base text-ink',
  '[&_:is(p,ul,h1,h2,h3)]:mt-[0.6em] [&>:first-child]:mt-0 [&_li>:first-child]:mt-0 [&_li]:mt-[0.25em]',
  // Empty paragraphs keep their height.
  '[&_p:empty]:min-h-[1lh]',
  '[&_ul]:list-disc [&_ul]:ps-[1.35em] [&_li]:marker:text-brand-ink',
  '[&_strong]:font-bold [&_em]:italic',
  '[&_:is(h1,h2,h3)]:font-bold [&_:is(h1,h2,h3)]:font-display',
  '[&_h1]:text-2xl [&_h2]:text-xl [&_h3]:text-lg',
)
