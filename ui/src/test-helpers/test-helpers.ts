/**
 * Helpers for the tests of those who use the package: for what can't be reached by a role alone, and for jsdom. They import
 * no test runner and no testing library.
 */
export { stubBrowserApis } from './browser-apis'
export type { PageLocator, UserActions } from './hosts'
export { paintWeek } from './paint-week'
export { pickOption } from './pick-option'
