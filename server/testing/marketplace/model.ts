import type { EndpointName } from '@/contract'
import type { CandidateAction, ListingReview, MailFrequency } from '@/domain'
import type { FormParts } from '../harness.ts'

/*
 * A model of a marketplace in memory. `commands.ts` has random commands that change the model and a server alike, and
 * `accounts.ts` compares the server's state with the model.
 */

export interface CallInput {
  payload?: unknown
  params?: Record<string, string>
  parts?: FormParts
}

/** A server's response. */
export interface ModelAnswer {
  status: number
  body: unknown
  /** Whether the call was retried after a lost response. */
  isRepeated?: boolean
}

/** Makes a call for an account, or for nobody. */
export type Send<Account> = (name: EndpointName, account: Account | undefined, input: CallInput) => Promise<ModelAnswer>

/** Finds the text of a mail to an address; undefined while none has arrived. */
export type FindMail = (address: string) => Promise<string | undefined>

/** A source of random integers from 0 to below a limit. */
export type Random = (limit: number) => number

/** The password of every business in a marketplace, each of which has a username. */
export const modelPassword = 'flat white please'

export interface ModelApplication {
  id: string
  isShared: boolean
  /** Whether the gig was edited since the student applied or dismissed the note about its edits. */
  hasUnseenEdit: boolean
  actions: CandidateAction[]
}

export interface ModelReport {
  student: ModelStudent<unknown>
  text: string
  isOpen: boolean
}

export interface ModelGig {
  id: string
  title: string
  /** The title that students read: the last reviewed one. */
  shownTitle: string
  status: 'live' | 'paused' | 'filled' | 'closed'
  version: number
  review: ListingReview
  /** Whether an admin has hidden the gig since its last approval, so that no edit ends its wait. */
  hasAdminReason: boolean
  applications: Map<ModelStudent<unknown>, ModelApplication>
  reports: ModelReport[]
}

export interface ModelEvent {
  name: string
  /** The slugs of the poster's address. */
  organiser: string
  poster: string
  /** The visitors' session ids of the poster's scans. */
  scanIds: string[]
}

export interface ModelStudent<Account> {
  account: Account
  firstName: string
  summary: string | null
  pictureUrl: string | null
  /** How often the student is mailed about applications. */
  mails: MailFrequency
  resumeIds: string[]
  savedIds: Set<string>
  messageCount: number
  reportCount: number
}

export interface ModelBusiness<Account> {
  account: Account
  /** Empty until the marketplace is opened. */
  id: string
  description: string
  abn: string | null
  logoUrl: string | null
  email: string | null
  /** The e-mail address that replaces the current one once its link is opened. */
  pendingEmail: string | null
  /** The verification links that may have been mailed, at least that of the first address. */
  linkCount: number
  /** How often the business is mailed about new applicants. */
  mails: MailFrequency
  gigs: ModelGig[]
  events: ModelEvent[]
  messageCount: number
  draftTitle: string | null
  isSuspended: boolean
  /** The institution's name that an admin has allowed. */
  allowedName: string | null
  /** The reasons of the admin's decisions about the business and its gigs. */
  decisions: string[]
}

/** The accounts of a marketplace, and how it finds mails. */
export interface MarketplaceOptions<Account> {
  businesses: readonly Account[]
  students: readonly Account[]
  admin: Account
  findMail: FindMail
  /** The ABN of every business. Default: none */
  abn?: string
  /** Whether TRUST is `reviewed`, which needs businesses with an ABN and a verified e-mail address. Default: `open` */
  isReviewed?: boolean
}

/** The state that the server should have. */
export interface Marketplace<Account> {
  businesses: ModelBusiness<Account>[]
  students: ModelStudent<Account>[]
  admin: Account
  findMail: FindMail
  isReviewed: boolean
  /** The gigs of deleted businesses. */
  releasedGigs: ModelGig[]
  /** The posters of the landing page's scans, of which each was scanned once. */
  landingPosters: string[]
}

/** A model of new accounts without any data. */
export function newMarketplace<Account>({
  businesses,
  students,
  abn,
  isReviewed = false,
  ...options
}: MarketplaceOptions<Account>): Marketplace<Account> {
  return {
    ...options,
    isReviewed,
    businesses: businesses.map((account) => ({
      account,
      id: '',
      description: '',
      abn: abn ?? null,
      logoUrl: null,
      email: null,
      pendingEmail: null,
      linkCount: 1,
      mails: 'daily',
      gigs: [],
      events: [],
      messageCount: 0,
      draftTitle: null,
      isSuspended: false,
      allowedName: null,
      decisions: [],
    })),
    students: students.map((account) => ({
      account,
      firstName: '',
      summary: null,
      pictureUrl: null,
      mails: 'atOnce',
      resumeIds: [],
      savedIds: new Set(),
      messageCount: 0,
      reportCount: 0,
    })),
    releasedGigs: [],
    landingPosters: [],
  }
}

/** The ids that identify each stored scan of a poster: a visitor's session, or a landing page's poster. */
export function scanIdsOf({ businesses, landingPosters }: Marketplace<unknown>): string[] {
  return [...landingPosters, ...businesses.flatMap(({ events }) => events.flatMap(({ scanIds }) => scanIds))]
}
