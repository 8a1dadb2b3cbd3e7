export { SuspendedScreen, type SuspendedScreenProps } from './screens/suspended-screen'
