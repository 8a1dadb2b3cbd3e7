/** What the grid can do without until somebody reaches for it; loaded together, as a chunk of its own. */
export { QuickFill } from './quick-fill'
export { WeekList } from './week-list'
