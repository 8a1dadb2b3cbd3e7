// The sign-in dialog over the page whose session has ended: its state, and the refused calls that wait for its outcome.
import { proxy } from 'valtio'
import { readToken, refreshSession, session } from '@/client'
import { messages } from '@/domain'
import { signInAgain } from './identity.store'
import { parseIdentityCallback } from './identity-provider'
import { openSignInWindow } from './sign-in-window'

interface SignInDialogState {
  isOpen: boolean
  /** Whether a sign-in is being sent. */
  isBusy: boolean
  /** Why the last attempt to sign in failed; null without one. */
  error: string | null
}

/** The dialog. Only this module changes it. */
export const signInDialog: SignInDialogState = proxy({ isOpen: false, isBusy: false, error: null })

/** The refused calls that wait for the dialog; each is called with whether to repeat its request. */
let waitingCalls: ((isSignedIn: boolean) => void)[] = []
/** The token that the server refused last. */
let refusedToken: string | null = null
/** Identifies the attempt to sign in whose failure the dialog shows. */
let currentAttempt = {}
/** Stops listening for the result of the sign-in window that was opened last. */
let stopListening = () => {}

/**
 * Opens the dialog, unless another tab has signed the same account in already.
 * @param token the token that the server refused
 * @param mayOpen whether a dialog may open, checked once the other tabs have been checked
 * @returns whether the same account has signed in again, so that the refused call may be repeated
 */
export async function askToSignIn(token: string | null, mayOpen: () => boolean): Promise<boolean> {
  refusedToken = token
  if (await isSignedInElsewhere()) return true
  // Another tab may have signed out meanwhile.
  if (!mayOpen()) return false
  return new Promise((resolve) => {
    waitingCalls.push(resolve)
    signInDialog.error = null
    signInDialog.isOpen = true
  })
}

/** Closes the dialog and settles the waiting calls: `isSignedIn` repeats them, otherwise they fail with 401. */
export function closeSignInDialog(isSignedIn: boolean): void {
  stopListening()
  currentAttempt = {}
  signInDialog.isOpen = false
  signInDialog.isBusy = false
  for (const settleCall of waitingCalls) settleCall(isSignedIn)
  waitingCalls = []
}

/**
 * Whether another tab signed the same account in again: it stored another token, and the server says that this token is
 * the account's. False offline, and for another account's token.
 */
async function isSignedInElsewhere(): Promise<boolean> {
  const token = readToken()
  if (token === null || token === refusedToken) return false
  return (await refreshSession({ signInAgain: false })) === 'fresh'
}

/** Whether {@link checkOtherTabs} waits for the server's answer. */
let isChecking = false
/** Whether another tab may have changed the storage since the pending check was sent. */
let isCheckOutdated = false

/**
 * Closes the open dialog and repeats the calls when another tab signed the same account in again (SH-08). Only one
 * check is pending at a time; a call during a check makes it run once more, because its answer may be out of date.
 */
export async function checkOtherTabs(): Promise<void> {
  isCheckOutdated = true
  if (isChecking) return
  isChecking = true
  while (isCheckOutdated && signInDialog.isOpen && !signInDialog.isBusy) {
    isCheckOutdated = false
    if (await isSignedInElsewhere()) closeSignInDialog(true)
  }
  isChecking = false
}

/**
 * Signs in and closes the dialog. A failure keeps the dialog open, with its reason, unless it was closed meanwhile.
 * @param proof the ticket of the identity provider's callback, or the credentials
 * @param onOtherAccount called when another account has signed in, to reload the page
 */
export async function sendSignIn(proof: Parameters<typeof signInAgain>[0], onOtherAccount: () => void): Promise<void> {
  const attempt = {}
  currentAttempt = attempt
  Object.assign(signInDialog, { isBusy: true, error: null })
  const outcome = await signInAgain(proof)
  if (outcome.kind === 'failed') {
    if (attempt === currentAttempt) Object.assign(signInDialog, { isBusy: false, error: outcome.message })
    return
  }
  closeSignInDialog(outcome.kind === 'sameAccount')
  if (outcome.kind === 'otherAccount') onOtherAccount()
}

/**
 * Signs in at the identity provider, in a window of its own.
 * @param returnPath the address to which the provider returns in that window
 * @param onOtherAccount as for {@link sendSignIn}
 */
export function signInInWindow(returnPath: string, onOtherAccount: () => void): void {
  stopListening()
  signInDialog.error = null
  const signInWindow = openSignInWindow(session.kind ?? 'student', returnPath, (fragment) => {
    const { ticket, error } = parseIdentityCallback(fragment)
    if (ticket !== null) void sendSignIn({ ticket }, onOtherAccount)
    else signInDialog.error = messages.identity[error ?? 'failed']
  })
  stopListening = signInWindow.stop
  if (signInWindow.isBlocked) signInDialog.error = messages.identity.signInWindowBlocked
}
