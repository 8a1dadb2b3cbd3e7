import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

/** Teaches tailwind-merge our token names; it would read `shadow-card` as a colour. */
const merge = extendTailwindMerge({
  extend: {
    theme: { shadow: ['card', 'lifted'], font: ['display', 'text'] },
    classGroups: { duration: [{ duration: ['quick', 'calm', 'slow'] }] },
  },
})

/**
 * Joins class names; of conflicting Tailwind classes the last one wins. In this repository components and screens share a
 * style sheet, so neither's classes would win by themselves. The package has `cn-published.ts` instead; so no component
 * may give one element conflicting classes itself, which a test of the package checks.
 */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes))
}
