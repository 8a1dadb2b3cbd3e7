// Loaded when a session has ended.
import { signInAgain } from './identity.store'
import { SessionEndedDialog } from './screens/session-ended-dialog'

/** The dialog that signs in again, and its call. */
export const sessionEnded = { Dialog: SessionEndedDialog, signInAgain } as const
export type SessionEnded = typeof sessionEnded
