import type { ToolWords } from '../week/week-labels'

/** The English words of the tools and the list layout. */
export const toolLabels: ToolWords = {
  keysHint: 'Arrow keys move, Space paints, Shift with arrow keys paints along, and Control A paints all.',
  listKeysHint: 'Left and Right Arrow move within a day.',
  state: (cell, isFree) => `${cell}, ${isFree ? '' : 'not '}free`,
  change: (freed, taken, count) =>
    `${freed ? `${freed} now free, ` : ''}${taken ? `${taken} no longer free, ` : ''}${count}`,
  colon: ': ',
  undo: 'Undo',
  redo: 'Redo',
  clear: 'Clear',
  asList: 'Show as a list',
  quickFill: 'Quick fill',
  invert: 'Invert',
  presets: ['Weekday evenings', 'Weekends', 'Business hours'],
  copy: ['From', 'to', 'Copy day'],
  targets: ['Weekdays', 'Every day'],
}
