import type { ReactNode } from 'react'
import { filterOptions, foldQuery, indexOptions } from '../combobox/filter'

/** A page to open or an action to run. */
export interface PaletteCommand {
  /** Unique in the palette. */
  id: string
  label: string
  /** Secondary text below the label: a gig's company, an applicant's gig. Searched too. */
  detail?: string
  /** Hidden keywords that find the command. Default none. */
  keywords?: readonly string[]
  /** Decorative, before the label. */
  icon?: ReactNode
}

/** Commands under one heading. */
export interface PaletteGroup {
  heading: string
  commands: readonly PaletteCommand[]
  /** Whether `commands` are search results of a server, which are shown unfiltered. Default false. */
  isFiltered?: boolean
}

/** The commands that contain every word of the query, best matches of the first word first. */
function filterCommands(commands: readonly PaletteCommand[], query: string): PaletteCommand[] {
  const index = (remaining: readonly PaletteCommand[]) =>
    indexOptions(remaining, ({ label, detail = '', keywords = [] }) => ({ label, keywords: [detail, ...keywords] }))
  // The last filter decides the order, so filter by the first word last.
  const words = foldQuery(query).split(' ').reverse()
  return words.reduce((remaining, word) => filterOptions(index(remaining), word), [...commands])
}

/**
 * Filters each group's commands: those with every word of the query in their label, detail or keywords, regardless of
 * case and accents, best matches first. An empty query keeps all. Empty groups are removed.
 */
export function filterGroups(groups: readonly PaletteGroup[], query: string): PaletteGroup[] {
  return groups
    .map((group) => (group.isFiltered ? group : { ...group, commands: filterCommands(group.commands, query) }))
    .filter(({ commands }) => commands.length > 0)
}
