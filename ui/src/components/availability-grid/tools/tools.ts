/** The tools of the edit mode, one chunk, loaded once the week is mounted. */
export { KeysHint } from './keys-hint'
export { isListLayout, LayoutSwitch } from './layout-switch'
export { WeekList } from './week-list'
export { WeekTools } from './week-tools'
