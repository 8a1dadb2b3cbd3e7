import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

/** tailwind-merge has to know our own names, or it takes `shadow-card` for a colour. */
const merge = extendTailwindMerge({
  extend: {
    theme: { shadow: ['card', 'lifted'], font: ['display', 'text'] },
    classGroups: { duration: [{ duration: ['quick', 'calm', 'slow'] }] },
  },
})

/** Joins class names; where two Tailwind classes set the same thing, the later one wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes))
}
