export { privacySections, termsSections } from './content'
export { AccountDeletedScreen } from './screens/account-deleted-screen'
export { LegalScreen, type LegalScreenProps } from './screens/legal-screen'
