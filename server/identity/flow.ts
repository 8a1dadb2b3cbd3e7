import type { IdentityError } from '@/contract'
import { limits, timers, toOneLine } from '@/domain'
import type { Context } from '../context.ts'
import { recordSecurityEvent } from '../security-events.ts'
import { requestLifetimeMs } from './browser-cookie.ts'
import type { PersonClaims } from './person-claims.ts'
import type { AuthorizationRequest, ProviderClient } from './provider-client.ts'
import { providerProblem } from './provider-problem.ts'
import { consumeRequest, insertRequest, insertTicket } from './queries.ts'
import { hashToken, randomToken } from './secrets.ts'
import type { SessionKind } from './sessions.ts'

/** What a sign-in flow is for. */
export interface Intention {
  kind: SessionKind
  intent: 'signup' | 'signin'
  /** The local path to open after the sign-in; null for the default page. */
  next: string | null
}

/** The result of a flow, with the intention that it began with: a ticket to exchange for a session, or an error. */
export type FlowResult = { intention: Intention } & ({ ticket: string } | { error: IdentityError })

const redirectUri = ({ publicUrl }: Context) => new URL('/api/identity/callback', publicUrl()).href

/**
 * Starts an authorization code flow and returns the provider's URL to redirect to.
 * @param browserToken the secret of this browser's cookie, which {@link endFlow} checks
 * @throws when the provider is unreachable
 */
export async function beginFlow(
  context: Context,
  provider: Pick<ProviderClient, 'authorizationUrl'>,
  { kind, intent, next }: Intention,
  browserToken: string,
): Promise<URL> {
  const request: AuthorizationRequest = {
    // Kind and intent only select the page to show when the stored request is gone. They prove nothing.
    state: `${kind}-${intent}-${randomToken()}`,
    nonce: randomToken(),
    codeVerifier: randomToken(),
    redirectUri: redirectUri(context),
  }
  const url = await provider.authorizationUrl(request)
  const now = context.clock.now()
  const { state, nonce, codeVerifier } = request
  const expiresAt = new Date(now.getTime() + requestLifetimeMs)
  const stored = { state, nonce, codeVerifier, kind, intent, next, browserHash: hashToken(browserToken), expiresAt }
  await insertRequest(context.db, stored, now)
  return url
}

/**
 * Ends a flow at the provider's callback. Never rejects: it resolves with the error `failed` for an unknown request,
 * and for every unexpected failure, which is logged.
 */
export async function endFlow(
  context: Context,
  provider: Pick<ProviderClient, 'identify'>,
  callback: URL,
  browserToken: string | undefined,
): Promise<FlowResult> {
  const state = callback.searchParams.get('state') ?? ''
  let intention = intentionOfState(state)
  try {
    // A missing cookie hashes to a value that no stored request has.
    const browserHash = hashToken(browserToken ?? '')
    const request = await consumeRequest(context.db, { state, browserHash }, context.clock.now())
    if (!request) {
      recordSecurityEvent(context.log, { event: 'signInFailed', method: 'provider', reason: 'state' })
      return { intention, error: 'failed' }
    }
    const { kind, intent, next, nonce, codeVerifier } = request
    intention = { kind, intent, next }
    if (callback.searchParams.get('error') === 'access_denied') return { intention, error: 'cancelled' }
    const authorization = { state, nonce, codeVerifier, redirectUri: redirectUri(context) }
    const { issuer, person } = await provider.identify(callback, authorization)
    if (person.email_verified === false) {
      recordSecurityEvent(context.log, { event: 'signInFailed', method: 'provider', reason: 'email' })
      return { intention, error: 'unverified' }
    }
    return { intention, ticket: await issueTicket(context, { kind, browserHash, issuer }, person) }
  } catch (error) {
    context.log.warn({ problem: providerProblem(error) }, 'A sign-in failed')
    recordSecurityEvent(context.log, { event: 'signInFailed', method: 'provider', reason: 'provider' })
    return { intention, error: 'failed' }
  }
}

const kinds: readonly SessionKind[] = ['student', 'business', 'admin']

/** The intention that {@link beginFlow} encoded in a state. Any other text is a student's sign-in. */
function intentionOfState(state: string): Intention {
  return {
    kind: kinds.find((kind) => state.startsWith(`${kind}-`)) ?? 'student',
    intent: state.includes('-signup-') ? 'signup' : 'signin',
    next: null,
  }
}

/** The kind, browser and issuer for which a ticket is valid. */
interface TicketBinding {
  kind: SessionKind
  /** Hash of the cookie of the browser that began the flow. */
  browserHash: string
  issuer: string
}

/** Stores the provider's claims under a one-time ticket. */
async function issueTicket({ db, clock }: Context, binding: TicketBinding, person: PersonClaims): Promise<string> {
  if (!person.email) throw new Error('The provider gave no e-mail address.')
  const ticket = randomToken()
  const now = clock.now()
  const row = {
    ticketHash: hashToken(ticket),
    ...binding,
    subject: person.sub,
    email: person.email,
    isEmailVerified: person.email_verified === true,
    ...toNames(person),
    profilePicture: person.picture?.startsWith('https://') ? person.picture : null,
    expiresAt: new Date(now.getTime() + timers.ticket),
  }
  await insertTicket(db, row, now)
  return ticket
}

/**
 * First, last and full name, each on one line and truncated to its limit. Missing names are derived from the others.
 */
export function toNames(person: Pick<PersonClaims, 'name' | 'given_name' | 'family_name'>) {
  const given = toOneLine(person.given_name ?? '')
  const family = toOneLine(person.family_name ?? '')
  const full = toOneLine(person.name ?? '') || [given, family].filter(Boolean).join(' ')
  const [first = '', ...rest] = full.split(/\s+/)
  // A full name can't be split after a given name: its first word may be half of the given name.
  const derivedLast = given ? '' : rest.join(' ')
  const truncateTo = (maxCharacters: number, text: string) => [...text].slice(0, maxCharacters).join('')
  return {
    firstName: truncateTo(limits.name, given || first),
    lastName: truncateTo(limits.name, family || derivedLast),
    fullName: truncateTo(limits.fullName, full),
  }
}
