/** The words of a command palette that are not its commands. */
export interface CommandPaletteLabels {
  /** Names the list of results. */
  results: string
  /** Announced after typing, and shown when it is 0: how many commands there are for the query. */
  count: (count: number, query: string) => string
  /** Shown and announced while a server is searched. */
  loading: string
  close: string
  /** Shown where the list could not be fetched. */
  failed: string
  retry: string
}

export const commandPaletteLabels: CommandPaletteLabels = {
  results: 'Results',
  count: (count, query) =>
    count === 0 ? `No results for “${query}”` : count === 1 ? '1 result' : `${count.toString()} results`,
  loading: 'Searching…',
  close: 'Close',
  failed: 'The list could not be loaded. Check your connection.',
  retry: 'Try again',
}
