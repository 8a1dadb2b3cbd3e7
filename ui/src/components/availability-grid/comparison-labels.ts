import type { ComparisonWords } from './week-labels'

/** The English words of the comparison. */
export const comparisonLabels: ComparisonWords = {
  colon: ': ',
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
