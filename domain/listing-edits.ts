import { type EditedField, editedFieldLabels, editedFields, type ListingEdits } from './entities.ts'

/** The edits made after an instant. */
export function editsSince(edits: Readonly<ListingEdits>, since: Date): ListingEdits {
  return Object.fromEntries(Object.entries(edits).filter(([, editedAt]) => new Date(editedAt) > since))
}

/** The distinct labels of the edited fields, in the order of a listing: `['Suburb', 'Pay', 'Shift times']`. */
export function editedLabels(fields: readonly EditedField[]): string[] {
  return [...new Set(editedFields.filter((field) => fields.includes(field)).map((field) => editedFieldLabels[field]))]
}

/** The labels of the edited fields and the instant of the latest edit; null without edits. */
export function summariseEdits(edits: Readonly<ListingEdits>): { labels: string[]; until: string } | null {
  const until = Object.values(edits).toSorted().at(-1)
  if (until === undefined) return null
  return { labels: editedLabels(editedFields.filter((field) => edits[field] !== undefined)), until }
}
