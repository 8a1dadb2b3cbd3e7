import { bitOf } from './availability'
import { cellName } from './week-grid'

/** Who is in a cell when two weeks are laid over each other. */
export type MatchState = 'both' | 'self' | 'other' | 'neither'

/** All states, in the order of the legend. */
export const MATCH_STATES = ['both', 'self', 'other', 'neither'] as const satisfies readonly MatchState[]

/** The state of one cell of two masks. */
export function matchStateOf(self: number, other: number, day: number, slot: number): MatchState {
  const bit = bitOf(day, slot)
  const isSelf = (self & bit) !== 0
  const isOther = (other & bit) !== 0
  if (isSelf) return isOther ? 'both' : 'self'
  return isOther ? 'other' : 'neither'
}

/** Common words that open a label lose their capital inside a sentence; names keep it. */
function inSentence(label: string): string {
  return /^(you|your|the|a|an|this)\b/i.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}

/** `both`, `only you`, `only the gig`, `neither` */
export function matchWords(state: MatchState, labels: { self: string; other: string }): string {
  switch (state) {
    case 'self':
      return `only ${inSentence(labels.self)}`
    case 'other':
      return `only ${inSentence(labels.other)}`
    default:
      return state
  }
}

/** `Tuesday evening: only the gig` */
export function matchCellName(day: number, slot: number, words: string): string {
  return `${cellName(day, slot)}: ${words}`
}
