import { clearSession } from '@/client'

/** Clears the session: the start and the end of a story that signs an account in. */
export const startSignedOut = clearSession
