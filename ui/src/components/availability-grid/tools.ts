/** What stands around the week to paint; loaded together, as a chunk of its own, once the week is seen. */
export { LayoutSwitch, storedLayout } from './layout-switch'
export { WeekList } from './week-list'
export { KeysHint, WeekTools } from './week-tools'
