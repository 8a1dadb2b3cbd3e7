import { account } from '@/client'
import { isBusinessProfileComplete, isStudentProfileComplete } from '@/domain'
import { isIdentityCallback } from '@/features/identity'
import type { Location } from './navigation/history'
import { matchPath } from './navigation/routes'
import { paths } from './paths'
import { type Guard, ScreenHandle } from './screen-handle'

type Kind = 'student' | 'business'

/** The part of the session that the guards depend on. */
export interface SessionView {
  kind: Kind | null
  studentComplete: boolean
  /** A student with a phone number may search before the availability is in (SA-07). */
  studentHasPhone: boolean
  businessComplete: boolean
  /** Whether an admin has suspended the business. */
  isSuspended: boolean
}

/** The kind of account that each guard lets in, and whether its screen is that account's wizard. */
const guardedScreens: Record<Guard, { kind: Kind; isWizard: boolean }> = {
  student: { kind: 'student', isWizard: false },
  'student-wizard': { kind: 'student', isWizard: true },
  business: { kind: 'business', isWizard: false },
  'business-wizard': { kind: 'business', isWizard: true },
  'suspended-business': { kind: 'business', isWizard: false },
}

const openWhileSuspended: readonly string[] = [paths.help(), paths.businessSettings()]

function isOpenWhileSuspended(requestedPath: string): boolean {
  const [pathname = ''] = requestedPath.split('?')
  return openWhileSuspended.some((path) => matchPath(path, pathname) !== null)
}

/**
 * The path to redirect to instead of a guarded screen; null when the screen may be shown.
 * - A visitor goes to the matching sign-in, which leads back here.
 * - The wrong kind goes to its own home, or from the other's wizard to its own wizard.
 * - A complete profile goes from its wizard to its home.
 * - A suspended business goes to the page about its suspension, except from Help and Settings. A business that isn't
 *   suspended goes home from that page.
 * - An incomplete profile goes to its wizard, except that a student with a phone number may go on (SA-07).
 */
export function guardedPath(guard: Guard, view: SessionView, requestedPath: string): string | null {
  const { kind, isWizard } = guardedScreens[guard]
  if (view.kind === null)
    return kind === 'student' ? paths.studentSignIn(requestedPath) : paths.businessSignIn(requestedPath)
  if (view.kind !== kind) return isWizard ? wizardOf(view.kind) : homeOf(view.kind)
  if (guard === 'suspended-business') return view.isSuspended ? null : homeOf(kind)
  if (view.isSuspended) return isOpenWhileSuspended(requestedPath) ? null : paths.businessSuspended()
  const isComplete = kind === 'student' ? view.studentComplete : view.businessComplete
  if (isWizard) return isComplete ? homeOf(kind) : null
  const mayGoOn = isComplete || (kind === 'student' && view.studentHasPhone)
  return mayGoOn ? null : wizardOf(kind)
}

/** The home of a kind of account. */
export function homeOf(kind: Kind): string {
  return kind === 'student' ? paths.dashboard() : paths.businessDashboard()
}

/** The wizard of a kind of account, which asks for the profile. */
export function wizardOf(kind: Kind): string {
  return kind === 'student' ? paths.completeProfile() : paths.completeBusinessProfile()
}

/**
 * The kind of the signed-in account; null for a visitor. Not the session's, whose lists may be of the account before.
 */
function kindOfAccount(): Kind | null {
  if (account.user) return 'student'
  return account.business ? 'business' : null
}

/** Reads the guards' view of the current session. */
function sessionView(): SessionView {
  return {
    kind: kindOfAccount(),
    studentComplete: isStudentProfileComplete(account.user),
    studentHasPhone: Boolean(account.user?.phoneNumber),
    businessComplete: isBusinessProfileComplete(account.business),
    isSuspended: Boolean(account.business?.suspension),
  }
}

/** The handle and the redirect of a guarded route. */
export function guarded(guard: Guard, title: ScreenHandle['title']) {
  return {
    handle: new ScreenHandle(title, guard),
    redirect: ({ pathname, search }: Location) => guardedPath(guard, sessionView(), pathname + search),
  }
}

/**
 * The path to redirect a signed-in account to instead of a sign-up or sign-in screen (RT-02, BA-08); null when the
 * screen may be shown. A student with an incomplete profile stays, because RT-02 redirects complete profiles only.
 */
export function signedInPath(kind: Kind, view: SessionView): string | null {
  if (view.kind !== kind) return null
  if (kind === 'student') return view.studentComplete ? homeOf(kind) : null
  return view.businessComplete ? homeOf(kind) : wizardOf(kind)
}

/** The handle and the redirect of a sign-up or sign-in screen. The identity provider's callback is never redirected. */
export function forVisitors(kind: Kind, title: string) {
  return {
    handle: new ScreenHandle(title),
    redirect: ({ hash }: Location) => (isIdentityCallback(hash) ? null : signedInPath(kind, sessionView())),
  }
}
