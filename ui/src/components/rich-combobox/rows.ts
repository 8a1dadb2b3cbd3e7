/** A row of the list: a group's heading, an option, or an action at its end. */
export type Row<T> =
  | { kind: 'group'; name: string }
  | {
      kind: 'option'
      option: T
      group: string
      isDisabled: boolean
      /** Among the options, from 1 without gaps. */
      position: number
    }
  | { kind: 'create'; text: string }
  | { kind: 'more' }

interface RowsInput<T> {
  /** The options that match, in order. */
  options: readonly T[]
  groupOf: ((option: T) => string) | undefined
  isDisabled: ((option: T) => boolean) | undefined
  /** The text to create an option from; empty for no such row. */
  createText: string
  hasMore: boolean
}

/** The rows of a list. Groups are in the order of their first option, and options of no group (`''`) have no heading. */
export function rowsOf<T>({ options, groupOf, isDisabled, createText, hasMore }: RowsInput<T>): Row<T>[] {
  const groups = new Map<string, T[]>()
  for (const option of options) {
    const name = groupOf?.(option) ?? ''
    const group = groups.get(name)
    if (group) group.push(option)
    else groups.set(name, [option])
  }
  let position = 0
  const rows: Row<T>[] = []
  for (const [group, members] of groups) {
    if (group !== '') rows.push({ kind: 'group', name: group })
    for (const option of members) {
      position += 1
      rows.push({ kind: 'option', option, group, isDisabled: isDisabled?.(option) ?? false, position })
    }
  }
  if (createText !== '') rows.push({ kind: 'create', text: createText })
  if (hasMore) rows.push({ kind: 'more' })
  return rows
}

/** The name of the group that a row is in; `''` for none. */
export function groupNameOf<T>(row: Row<T>): string {
  switch (row.kind) {
    case 'group':
      return row.name
    case 'option':
      return row.group
    case 'create':
    case 'more':
      return ''
  }
}

/** The number of options: the position of the last one. */
export function optionCount<T>(rows: readonly Row<T>[]): number {
  return rows.findLast((row) => row.kind === 'option')?.position ?? 0
}

/**
 * The row that becomes active in place of a heading: the next one, or the one before for keys that move up. The list wraps.
 *
 * @param key the key that moved to `index`
 */
export function skipHeading<T>(rows: readonly Row<T>[], index: number, key: string): number {
  if (rows[index]?.kind !== 'group') return index
  // Page Up stops at the list's first row, a heading.
  const isUp = key === 'ArrowUp' || (key === 'PageUp' && index > 0)
  const next = (index + (isUp ? -1 : 1) + rows.length) % rows.length
  return skipHeading(rows, next, key)
}
