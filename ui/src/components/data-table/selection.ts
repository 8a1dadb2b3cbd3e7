/** How many of the shown rows are selected; a checkbox's state. */
export type SelectionState = 'all' | 'some' | 'none'

/** The state for the keys of the shown rows and of the selected ones. Without rows it is `none`. */
export function selectionState(shown: readonly string[], selected: ReadonlySet<string>): SelectionState {
  const count = shown.filter((key) => selected.has(key)).length
  if (count === 0) return 'none'
  return count === shown.length ? 'all' : 'some'
}

/** Selects a row, or takes it out of the selection. */
export function toggleRow(key: string, selected: ReadonlySet<string>): string[] {
  return selected.has(key) ? [...selected].filter((other) => other !== key) : [...selected, key]
}

/** Selects all shown rows, or takes them out when all of them are selected. Rows that aren't shown stay as they are. */
export function toggleShownRows(shown: readonly string[], selected: ReadonlySet<string>): string[] {
  const others = [...selected].filter((key) => !shown.includes(key))
  return selectionState(shown, selected) === 'all' ? others : [...others, ...shown]
}
