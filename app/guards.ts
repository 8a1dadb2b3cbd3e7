import { redirect, replace } from 'react-router-dom'
import { account, session } from '@/client'
import { isBusinessProfileComplete, isStudentProfileComplete } from '@/domain'
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
}

const guardedScreens: Record<Guard, { kind: Kind; isWizard: boolean }> = {
  student: { kind: 'student', isWizard: false },
  'student-wizard': { kind: 'student', isWizard: true },
  business: { kind: 'business', isWizard: false },
  'business-wizard': { kind: 'business', isWizard: true },
}

/**
 * The path to redirect to instead of a guarded screen; null when the screen may be shown.
 * - A visitor goes to the matching sign-in, which leads back here.
 * - The wrong kind goes to its own home, or from the other's wizard to its own wizard.
 * - A complete profile goes from its wizard to its home.
 * - An incomplete profile goes to its wizard, except that a student with a phone number may go on (SA-07).
 */
export function guardedPath(guard: Guard, view: SessionView, requestedPath: string): string | null {
  const { kind, isWizard } = guardedScreens[guard]
  if (view.kind === null)
    return kind === 'student' ? paths.studentSignIn(requestedPath) : paths.businessSignIn(requestedPath)
  if (view.kind !== kind) return isWizard ? wizardOf(view.kind) : homeOf(view.kind)
  const isComplete = kind === 'student' ? view.studentComplete : view.businessComplete
  if (isWizard) return isComplete ? homeOf(kind) : null
  const mayGoOn = isComplete || (kind === 'student' && view.studentHasPhone)
  return mayGoOn ? null : wizardOf(kind)
}

/** The home screen of a kind. */
export function homeOf(kind: Kind): string {
  return kind === 'student' ? paths.dashboard() : paths.businessDashboard()
}

/** The profile wizard of a kind. */
export function wizardOf(kind: Kind): string {
  return kind === 'student' ? paths.completeProfile() : paths.completeBusinessProfile()
}

/** Reads the guards' view of the current session. */
export function sessionView(): SessionView {
  return {
    kind: account.user || account.business ? session.kind : null,
    studentComplete: isStudentProfileComplete(account.user),
    studentHasPhone: Boolean(account.user?.phoneNumber),
    businessComplete: isBusinessProfileComplete(account.business),
  }
}

/**
 * Redirects without leaving the refused address in the history, so that Back does not return to it: an address that the
 * browser already shows (typed, or reached by Back) is replaced, a pending navigation is redirected.
 */
export function redirectTo({ url }: { url: string }, path: string): Response {
  return new URL(url).pathname === window.location.pathname ? replace(path) : redirect(path)
}

/** The loader and the handle of a guarded route. */
export function guarded(guard: Guard, title: ScreenHandle['title']) {
  return {
    handle: new ScreenHandle(title, guard),
    loader({ request }: { request: Request }) {
      const { pathname, search } = new URL(request.url)
      const otherPath = guardedPath(guard, sessionView(), pathname + search)
      return otherPath === null ? null : redirectTo(request, otherPath)
    },
  }
}
