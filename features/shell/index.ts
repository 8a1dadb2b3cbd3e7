export { BrokenScreen } from './screens/broken-screen'
export type { NavbarLinks } from './screens/navbar'
export { NotFoundScreen } from './screens/not-found-screen'
export { ShellFrame } from './shell-frame'
