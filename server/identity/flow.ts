import { and, eq, gt, lt } from 'drizzle-orm'
import { randomNonce, randomPKCECodeVerifier } from 'openid-client'
import { limits, timers } from '@/domain'
import type { Context } from '../context.ts'
import { identityRequests, identityTickets } from '../db/schema.ts'
import type { PersonClaims } from './person-claims.ts'
import type { AuthorizationRequest, ProviderClient } from './provider-client.ts'
import { providerProblem } from './provider-problem.ts'
import { hashOf, randomToken } from './secrets.ts'
import type { AccountKind } from './sessions.ts'

/** What the person set out to do. */
export interface Intention {
  kind: AccountKind
  intent: 'signup' | 'signin'
  /** The local path to go on to afterwards. */
  next: string | null
}

/** How a flow ended. */
export type FlowResult = { intention: Intention } & ({ ticket: string } | { error: 'cancelled' | 'failed' })

/** As long as somebody may take at the provider's. */
const requestLifetime = 15 * 60_000

const redirectUri = ({ publicUrl }: Context) => new URL('/api/identity/callback', publicUrl()).href

/**
 * Begins a flow for one browser and resolves with where to send it.
 * @param browserToken what only this browser holds; it has to bring it back
 * @throws when the provider can not be reached
 */
export async function beginFlow(
  context: Context,
  provider: ProviderClient,
  { kind, intent, next }: Intention,
  browserToken: string,
): Promise<URL> {
  const request: AuthorizationRequest = {
    // The words only choose a page should the rest be unknown when it comes back; they prove nothing.
    state: `${kind}-${intent}-${randomToken()}`,
    nonce: randomNonce(),
    codeVerifier: randomPKCECodeVerifier(),
    redirectUri: redirectUri(context),
  }
  const url = await provider.authorizationUrl(request)
  const now = context.clock.now()
  const { state, nonce, codeVerifier } = request
  const expiresAt = new Date(now.getTime() + requestLifetime)
  await context.db.delete(identityRequests).where(lt(identityRequests.expiresAt, now))
  await context.db
    .insert(identityRequests)
    .values({ state, nonce, codeVerifier, kind, intent, next, browserHash: hashOf(browserToken), expiresAt })
  return url
}

/** Ends a flow with the address the provider sent the browser back to. Never throws: a flow that went wrong has failed. */
export async function endFlow(
  context: Context,
  provider: ProviderClient,
  callback: URL,
  browserToken: string | undefined,
): Promise<FlowResult> {
  const state = callback.searchParams.get('state') ?? ''
  const request = await takeRequest(context, state, browserToken ?? '')
  if (!request) return { intention: guessedIntention(state), error: 'failed' }
  const { kind, intent, next, nonce, codeVerifier } = request
  const intention: Intention = { kind, intent, next }
  if (callback.searchParams.get('error') === 'access_denied') return { intention, error: 'cancelled' }
  try {
    const asked = { state, nonce, codeVerifier, redirectUri: redirectUri(context) }
    const { issuer, person } = await provider.identify(callback, asked)
    return { intention, ticket: await issueTicket(context, kind, issuer, person) }
  } catch (error) {
    context.log.warn({ problem: providerProblem(error) }, 'A sign-in failed at the provider')
    return { intention, error: 'failed' }
  }
}

/** Takes the remembered request away, so that a state works once and only in the browser that began. */
async function takeRequest({ db, clock }: Context, state: string, browserToken: string) {
  const [request] = await db
    .delete(identityRequests)
    .where(
      and(
        eq(identityRequests.state, state),
        eq(identityRequests.browserHash, hashOf(browserToken)),
        gt(identityRequests.expiresAt, clock.now()),
      ),
    )
    .returning()
  return request
}

function guessedIntention(state: string): Intention {
  return {
    kind: state.startsWith('business-') ? 'business' : 'student',
    intent: state.includes('-signup-') ? 'signup' : 'signin',
    next: null,
  }
}

/** Keeps what the provider said under a one-time ticket. */
async function issueTicket(
  { db, clock }: Context,
  kind: AccountKind,
  issuer: string,
  person: PersonClaims,
): Promise<string> {
  if (!person.email) throw new Error('The provider gave no e-mail address.')
  if (!person.email_verified) throw new Error('The provider has not verified the e-mail address.')
  const ticket = randomToken()
  const now = clock.now()
  await db.delete(identityTickets).where(lt(identityTickets.expiresAt, now))
  await db.insert(identityTickets).values({
    ticketHash: hashOf(ticket),
    kind,
    issuer,
    subject: person.sub,
    email: person.email,
    ...namesOf(person),
    profilePicture: person.picture?.startsWith('https://') ? person.picture : null,
    expiresAt: new Date(now.getTime() + timers.ticket),
  })
  return ticket
}

/** The three names; what the provider leaves out is taken from what it gives. */
export function namesOf(person: Pick<PersonClaims, 'name' | 'given_name' | 'family_name'>) {
  const given = person.given_name?.trim() ?? ''
  const family = person.family_name?.trim() ?? ''
  const full = person.name?.trim() || [given, family].filter(Boolean).join(' ')
  const [first = '', ...rest] = full.split(/\s+/)
  const cut = (text: string, longest: number) => [...text].slice(0, longest).join('')
  return {
    firstName: cut(given || first, limits.name),
    lastName: cut(family || (given ? '' : rest.join(' ')), limits.name),
    fullName: cut(full, limits.name * 2 + 1),
  }
}
