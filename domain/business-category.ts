import { businessCategories } from './presets.ts'

/** The preset category that stands for a custom one in forms. It is never stored. */
export const otherCategory = 'Others' satisfies (typeof businessCategories)[number]

/** A stored category in the two fields of a form. `custom` is empty for a preset; both are empty without a category. */
export function splitCategory(stored: string | null): { category: string; custom: string } {
  const preset = businessCategories.find((category) => category === stored)
  if (preset || !stored) return { category: preset ?? '', custom: '' }
  return { category: otherCategory, custom: stored }
}

/** The category to store: the preset, or the custom one without surrounding spaces. */
export function joinCategory(category: string, custom: string): string {
  return category === otherCategory ? custom.trim() : category
}
