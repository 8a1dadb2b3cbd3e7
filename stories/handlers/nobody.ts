import { clearSession } from '@/client'

/** Nobody is signed in: where a story that signs somebody in begins and ends. */
export const nobodySignedIn = clearSession
