export { privacySections, termsSections } from './content'
export { AccountDeletedScreen } from './screens/account-deleted-screen'
export { LegalScreen } from './screens/legal-screen'
