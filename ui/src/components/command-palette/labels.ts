/** The words of a command palette besides its commands. */
export interface CommandPaletteLabels {
  /** Names the list of results. */
  results: string
  /** The number of results, announced after typing and shown when it is 0. */
  count: (count: number, query: string) => string
  /** Shown and announced while a server search is pending. */
  loading: string
  close: string
  /** Shown when the list's chunk could not be loaded. */
  failed: string
  /** Loads the chunk again, or repeats the server's search. */
  retry: string
}

export const commandPaletteLabels: CommandPaletteLabels = {
  results: 'Results',
  count: (count, query) => {
    if (count === 0) return `No results for “${query}”`
    return count === 1 ? '1 result' : `${count} results`
  },
  loading: 'Searching…',
  close: 'Close',
  failed: 'The list could not be loaded. Check your connection.',
  retry: 'Try again',
}
