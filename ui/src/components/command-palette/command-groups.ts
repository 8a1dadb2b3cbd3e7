import type { ReactNode } from 'react'
import { filterOptions, foldQuery, indexOptions } from '../combobox/filter'

/** One thing to go to or to do. */
export interface PaletteCommand {
  /** Unique in the palette. */
  id: string
  label: string
  /** A second, quieter text: the company of a gig, the gig of an applicant. It is searched too. */
  detail?: string
  /** Further words that find the command. Default none. */
  keywords?: readonly string[]
  /** Decorative, before the label. */
  icon?: ReactNode
}

/** Commands under one heading. */
export interface PaletteGroup {
  heading: string
  commands: readonly PaletteCommand[]
  /** A server has searched the commands already: all are shown, whatever the query is. Default false. */
  isFiltered?: boolean
}

function matching(commands: readonly PaletteCommand[], query: string): PaletteCommand[] {
  const indexed = (left: readonly PaletteCommand[]) =>
    indexOptions(left, ({ label, detail = '', keywords = [] }) => ({ label, keywords: [detail, ...keywords] }))
  // The last filter decides the order, and the first word says most about what is wanted.
  const words = foldQuery(query).split(' ').reverse()
  return words.reduce((left, word) => filterOptions(indexed(left), word), [...commands])
}

/**
 * The groups with the commands that hold every word of the query in their label, detail or keywords, whatever its case
 * and accents; the best first. An empty query gives all. Groups without a command are left out.
 */
export function filterGroups(groups: readonly PaletteGroup[], query: string): PaletteGroup[] {
  return groups
    .map((group) => (group.isFiltered ? group : { ...group, commands: matching(group.commands, query) }))
    .filter(({ commands }) => commands.length > 0)
}
