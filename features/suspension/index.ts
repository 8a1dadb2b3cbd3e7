export { SuspendedScreen } from './screens/suspended-screen'
