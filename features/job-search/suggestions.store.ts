import { call, createResource } from '@/client'
import { isFailure } from '@/contract'

/** The pause in typing, in milliseconds, after which the server is called. */
const pauseMs = 200
/** Nearly every listing contains a single letter. */
const minLetters = 2

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Words the server knows with what was typed. Those of earlier typing stay until new ones are here; without an answer
 * the box still suggests the words of the listings on the page.
 */
export const suggestedWords = createResource<string, { words: readonly string[] }>({
  async fetch(q, signal) {
    const outcome = await call('suggestJobs', { q }, { signal, signInAgain: false })
    return outcome === null || isFailure(outcome) ? outcome : { words: outcome.suggestions }
  },
  placeholder: (_, shown) => shown,
  cacheSize: 20,
  staleAfterMs: 60_000,
})

/** Asks the server for words with what was typed, once the typing pauses. The next request aborts this one. */
export function suggestFor(text: string): void {
  clearTimeout(timer)
  const q = text.trim()
  if (q.length >= minLetters) timer = setTimeout(() => void suggestedWords.load(q), pauseMs)
}
