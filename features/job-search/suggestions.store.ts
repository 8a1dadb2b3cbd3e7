import { call, createResource } from '@/client'

/** The pause in typing after which the server is called, in milliseconds. */
const typingPauseMs = 200
/** Nearly every listing contains a given single letter, so one letter suggests nothing useful. */
const minQueryLength = 2

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * The server's suggestions for the typed text. The former suggestions stay until the new ones arrive; without a
 * response the search box still suggests titles and keywords of the results.
 */
export const suggestedWords = createResource<string, { suggestions: readonly string[] }>({
  fetch: (q, signal) => call('suggestJobs', { q }, { signal, signInAgain: false }),
  placeholder: (_, shown) => shown,
  cacheSize: 20,
  staleAfterMs: 60_000,
})

/** Loads suggestions for the typed text after a pause in typing, and aborts the pending request. */
export function loadSuggestionsFor(text: string): void {
  clearTimeout(timer)
  const q = text.trim()
  if (q.length >= minQueryLength) timer = setTimeout(() => void suggestedWords.load(q), typingPauseMs)
}
