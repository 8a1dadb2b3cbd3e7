import { type EditedField, editedLabels, formatDayAndTime, type MailTopic } from '@/domain'
import type { Context } from '../../context.ts'
import { groupBy } from '../../db/group-by.ts'
import { type MailedEvent, topicOfEvent } from './events.ts'

/** A queued mail with what its text names. */
export interface QueuedMailContent {
  id: string
  event: MailedEvent
  editedFields: readonly EditedField[]
  listing: { id: string; jobTitle: string; expiringOn: Date }
  companyName: string | null
  /** Null for a mail that is about no application. */
  applicantName: string | null
}

/** A mail about one or more queued rows. */
export interface ComposedMail {
  topic: MailTopic
  subject: string
  text: string
  rowIds: string[]
}

/** Applicants that a mail names for each gig; more are counted. */
const namedApplicants = 10

/**
 * The mails for one recipient: one about all new applicants, one about all gigs that expire, and one for each gig that a
 * student applied to and each thing that happened to it.
 */
export function composeMails(
  context: Pick<Context, 'publicUrl'>,
  { firstName }: { firstName: string | null },
  contents: readonly QueuedMailContent[],
): ComposedMail[] {
  const mailKey = ({ event, listing }: QueuedMailContent) =>
    topicOfEvent[event] === 'applications' ? `${event} ${listing.id}` : event
  return [...groupBy(contents, mailKey).values()].flatMap((rows) => {
    const [first] = rows
    if (!first) return []
    const { subject, lines } = composers[first.event](rows, first, linkTo(context))
    const greeting = firstName ? `Hello ${firstName},` : 'Hello,'
    const rowIds = rows.map(({ id }) => id)
    return [{ topic: topicOfEvent[first.event], subject, text: [greeting, '', ...lines].join('\n'), rowIds }]
  })
}

interface Content {
  subject: string
  lines: string[]
}

/** The addresses that mails link to. */
function linkTo({ publicUrl }: Pick<Context, 'publicUrl'>) {
  const href = (path: string) => new URL(path, publicUrl()).href
  return {
    /** The page of a business's gig. */
    gig: (id: string) => href(`/business/gig/${id}`),
    /** A student's application. */
    application: (id: string) => href(`/dashboard?job=${id}`),
  }
}

type Links = ReturnType<typeof linkTo>

/** The content of a mail about rows of one event; `first` is the first of them. */
const composers: Record<MailedEvent, (rows: QueuedMailContent[], first: QueuedMailContent, links: Links) => Content> = {
  applied: (rows, first, links) => {
    const byListing = [...groupBy(rows, ({ listing }) => listing.id).values()]
    const count = rows.length === 1 ? '1 new applicant' : `${rows.length} new applicants`
    const gigs = byListing.length === 1 ? first.listing.jobTitle : `${byListing.length} gigs`
    return {
      subject: `${count} for ${gigs}`,
      lines: byListing.flatMap((ofListing) => [...applicantLines(ofListing, links), '']).slice(0, -1),
    }
  },
  expires: (rows, first, links) => ({
    subject: rows.length === 1 ? `${first.listing.jobTitle} expires soon` : `${rows.length} gigs expire soon`,
    lines: [
      'Extend a gig for a week, or let it expire. You keep its applicants either way.',
      ...rows.flatMap(({ listing: { id, jobTitle, expiringOn } }) => [
        '',
        `${jobTitle}: expires ${formatDayAndTime(expiringOn)}`,
        `Open the gig: ${links.gig(id)}`,
      ]),
    ],
  }),
  edited: (rows, first, links) => ({
    subject: `${titleOf(first)}: what changed`,
    lines: [
      titleOf(first),
      '',
      'A gig you applied to has changed.',
      '',
      `Changed: ${editedLabels([...new Set(rows.flatMap(({ editedFields }) => editedFields))]).join(', ')}.`,
      '',
      'Your application stays as it is.',
      `See the gig: ${links.application(first.listing.id)}`,
    ],
  }),
  filled: (_, first, links) => ({
    subject: `${titleOf(first)}: position filled`,
    lines: [
      titleOf(first),
      '',
      'A position you applied for is filled. Thank you for applying.',
      '',
      'Your application stays with you.',
      `See your application: ${links.application(first.listing.id)}`,
    ],
  }),
  closed: (_, first, links) => ({
    subject: `${titleOf(first)}: gig closed`,
    lines: [
      titleOf(first),
      '',
      'The business has closed a gig you applied to.',
      '',
      'Your application stays with you.',
      `See your application: ${links.application(first.listing.id)}`,
    ],
  }),
}

const titleOf = ({ listing, companyName }: QueuedMailContent) => `${listing.jobTitle} at ${companyName ?? 'a business'}`

/** A gig's new applicants by name, and the link to them. */
function applicantLines(rows: readonly QueuedMailContent[], links: Links): string[] {
  const [{ listing } = { listing: { id: '', jobTitle: '' } }] = rows
  const names = rows.slice(0, namedApplicants).flatMap(({ applicantName }) => applicantName ?? [])
  const more = rows.length - names.length
  return [
    listing.jobTitle,
    ...names,
    ...(more > 0 ? [`and ${more} more`] : []),
    `See the applicants: ${links.gig(listing.id)}`,
  ]
}
