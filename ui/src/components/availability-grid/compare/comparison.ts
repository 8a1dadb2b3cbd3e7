import type { ComparisonWords } from '../week/week-labels'

/** Which of two compared weeks have a cell. */
export type MatchState = 'both' | 'self' | 'other' | 'neither'

/** All states, in the order of the legend. */
export const MATCH_STATES: readonly MatchState[] = ['both', 'self', 'other', 'neither']

/** The state of one cell of two masks. */
export function matchStateOf(self: number, other: number, bit: number): MatchState {
  if (self & bit) return other & bit ? 'both' : 'self'
  return other & bit ? 'other' : 'neither'
}

/** `both`, `only you`, `only the gig`, `neither` */
export function matchWords(words: ComparisonWords, state: MatchState, names: { self: string; other: string }): string {
  return state === 'self' || state === 'other' ? words.only(names[state]) : words[state]
}

/** The English words of the comparison. */
export const comparisonLabels: ComparisonWords = {
  colon: ': ',
  self: 'you',
  other: 'the gig',
  both: 'both',
  only: (name) => `only ${name}`,
  neither: 'neither',
  great: 'great timing to work',
  percent: (percent) => `${percent} %`,
  match: (name) => (name === 'you' ? 'of the times you are free' : `of the times of ${name}`),
  covers: (covered, total) => `covers ${covered} of ${total} shift slot${total === 1 ? '' : 's'}`,
  clash: (cell, name) => `${cell}: ${name} ${name === 'you' ? 'are' : 'is'} not free`,
  noShifts: 'Shift times to be confirmed',
}
