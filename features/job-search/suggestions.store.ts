import { proxy } from 'valtio'
import { call } from '@/client'
import { isFailure } from '@/contract'

/** Words the server knows beyond those of the listings the browser has. */
export const suggestedWords: { words: string[] } = proxy({ words: [] })

/** Milliseconds without a key before the server is asked. */
const pause = 200
/** One letter is in nearly everything. */
const fewestLetters = 2

let timer: ReturnType<typeof setTimeout> | undefined
let under: AbortController | null = null

/** Asks the server for words with what was typed, once the typing pauses. An answer to earlier typing is dropped. */
export function suggestFor(text: string): void {
  clearTimeout(timer)
  under?.abort()
  under = null
  const q = text.trim()
  if (q.length >= fewestLetters) timer = setTimeout(() => void ask(q), pause)
}

async function ask(q: string): Promise<void> {
  const mine = new AbortController()
  under = mine
  const outcome = await call('suggestJobs', { q }, { signal: mine.signal, signInAgain: false })
  // What did not come is not missed: the box still suggests the words of the browser's own listings.
  if (under !== mine || outcome === null || isFailure(outcome)) return
  suggestedWords.words = outcome.suggestions
}
