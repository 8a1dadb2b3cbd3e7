import { redirect, replace } from 'react-router-dom'
import { account, session } from '@/client'
import { isBusinessProfileComplete, isStudentProfileComplete } from '@/domain'
import { paths } from './paths'
import { type Guard, ScreenHandle } from './screen-handle'

type Kind = 'student' | 'business'

/** What the guards look at: the session as this browser knows it. */
export interface SessionView {
  kind: Kind | null
  studentComplete: boolean
  /** A student with a phone number may search before the availability is in (SA-07). */
  studentHasPhone: boolean
  businessComplete: boolean
}

const kindOf: Record<Guard, Kind> = {
  student: 'student',
  'student-wizard': 'student',
  business: 'business',
  'business-wizard': 'business',
}

/**
 * Where to go instead of a guarded screen, or null to stay: a visitor to the matching sign-in with the
 * way back, the wrong kind to its own home (its own wizard from the other's), an unfinished profile to
 * its wizard, a finished one out of it.
 */
export function guardedPath(guard: Guard, view: SessionView, here: string): string | null {
  const kind = kindOf[guard]
  if (view.kind === null) return kind === 'student' ? paths.studentSignIn(here) : paths.businessSignIn(here)
  if (view.kind !== kind) return guard.endsWith('wizard') ? wizardOf(view.kind) : homeOf(view.kind)
  const complete = kind === 'student' ? view.studentComplete : view.businessComplete
  if (guard.endsWith('wizard')) return complete ? homeOf(kind) : null
  return complete || (kind === 'student' && view.studentHasPhone) ? null : wizardOf(kind)
}

/** The first screen of a kind's own. */
export function homeOf(kind: Kind): string {
  return kind === 'student' ? paths.dashboard() : paths.businessDashboard()
}

/** The profile wizard of a kind. */
export function wizardOf(kind: Kind): string {
  return kind === 'student' ? paths.completeProfile() : paths.completeBusinessProfile()
}

/** The session as it stands. */
export function sessionView(): SessionView {
  return {
    kind: account.user || account.business ? session.kind : null,
    studentComplete: isStudentProfileComplete(account.user),
    studentHasPhone: Boolean(account.user?.phoneNumber),
    businessComplete: isBusinessProfileComplete(account.business),
  }
}

/**
 * Sends a visitor elsewhere without a trace of where they did not get to, so that Back does not bounce: an address
 * that the browser is already at (typed, or come back to) is replaced, one that was only on its way never came to be.
 */
export function sendOn({ url }: { url: string }, path: string): Response {
  return new URL(url).pathname === window.location.pathname ? replace(path) : redirect(path)
}

/** What makes a route one that lets only the right visitor in: its loader, and its handle with the page's title. */
export function guarded(asked: Guard, title: ScreenHandle['title']) {
  return {
    handle: new ScreenHandle(title, asked),
    loader({ request }: { request: Request }) {
      const { pathname, search } = new URL(request.url)
      const instead = guardedPath(asked, sessionView(), pathname + search)
      return instead === null ? null : sendOn(request, instead)
    },
  }
}
