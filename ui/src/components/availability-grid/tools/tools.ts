/** The tools of the edit mode, one chunk, loaded once the week is mounted. */
export { isListLayout, LayoutSwitch } from './layout-switch'
export { WeekList } from './week-list'
export { KeysHint, WeekTools } from './week-tools'
