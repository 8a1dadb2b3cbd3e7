// Loaded when a session has ended.
import { messages } from '@/domain'
import { signInAgain } from './identity.store'
import { SessionEndedDialog } from './screens/session-ended-dialog'

/** The dialog that signs in again, its call, and its texts. */
export const sessionEnded = { Dialog: SessionEndedDialog, signInAgain, messages: messages.identity } as const
export type SessionEnded = typeof sessionEnded
