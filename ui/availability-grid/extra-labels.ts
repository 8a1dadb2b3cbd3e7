import type { ExtraWords } from './week-labels'

/** The English words of the quick fill and the list. */
export const extraLabels: ExtraWords = {
  invert: 'Invert',
  presets: ['Weekday evenings', 'Weekends', 'Business hours'],
  copy: ['From', 'to', 'Copy day'],
  targets: ['Weekdays', 'Every day'],
}
