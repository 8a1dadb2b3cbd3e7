import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

/** Teaches tailwind-merge our token names; it would read `shadow-card` as a colour. */
const merge = extendTailwindMerge({
  extend: {
    theme: { shadow: ['card', 'lifted'], font: ['display', 'text'] },
    classGroups: { duration: [{ duration: ['quick', 'calm', 'slow'] }] },
  },
})

/** Joins class names; of conflicting Tailwind classes the last one wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes))
}
