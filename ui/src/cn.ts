import { mergeClasses } from './merge-classes'

/**
 * Joins class names; of conflicting Tailwind classes the last one wins. In this repository components and screens share a
 * style sheet, so neither's classes would win by themselves. The package has `cn-published.ts` instead; so no component
 * may give one element conflicting classes itself, which a test of the package checks.
 */
export function cn(...classes: (string | false | null | undefined)[]): string {
  return mergeClasses(classes.filter(Boolean).join(' '))
}
