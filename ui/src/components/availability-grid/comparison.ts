import type { ComparisonWords } from './week-labels'

/** Who is in a cell when two weeks are laid over each other. */
export type MatchState = 'both' | 'self' | 'other' | 'neither'

/** All states, in the order of the legend. */
export const MATCH_STATES = ['both', 'self', 'other', 'neither'] as const satisfies readonly MatchState[]

/** The state of one cell of two masks. */
export function matchStateOf(self: number, other: number, bit: number): MatchState {
  if (self & bit) return other & bit ? 'both' : 'self'
  return other & bit ? 'other' : 'neither'
}

/** `both`, `only you`, `only the gig`, `neither` */
export function matchWords(words: ComparisonWords, state: MatchState, names: { self: string; other: string }): string {
  return state === 'self' || state === 'other' ? words.only(names[state]) : words[state]
}
