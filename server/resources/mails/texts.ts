import { type EditedField, editedLabels, formatDayAndTime, type MailTopic, toOneLine } from '@/domain'
import type { Context } from '../../context.ts'
import { groupBy } from '../../db/group-by.ts'
import { type MailedEvent, topicOfEvent } from './events.ts'

/** The data of a queued mail that its text contains. */
export interface QueuedMailContent {
  id: string
  event: MailedEvent
  editedFields: readonly EditedField[]
  listing: { id: string; jobTitle: string; expiringOn: Date }
  companyName: string | null
  /** The applicant's name; null for a mail without an application. */
  applicantName: string | null
}

/** A mail that combines one or more queued rows. */
export interface ComposedMail {
  topic: MailTopic
  subject: string
  text: string
  rowIds: string[]
}

/** A name or title that somebody typed, as part of a mail: one line, without a URL that would become a link. */
export function withoutUrls(text: string): string {
  return toOneLine(text).replaceAll('://', ' ')
}

/** The most applicants that a mail names per gig. The rest are counted. */
const namedApplicants = 10

/**
 * Composes the mails of one recipient: one about all new applicants, one about all expiring gigs, and one per gig and
 * event about a student's applications.
 */
export function composeMails(
  context: Pick<Context, 'publicUrl'>,
  { firstName }: { firstName: string | null },
  contents: readonly QueuedMailContent[],
): ComposedMail[] {
  const safeContents = contents.map(({ listing, companyName, applicantName, ...content }) => ({
    ...content,
    listing: { ...listing, jobTitle: withoutUrls(listing.jobTitle) },
    companyName: companyName && withoutUrls(companyName),
    applicantName: applicantName && withoutUrls(applicantName),
  }))
  /** Rows with the same key are combined to one mail. */
  const mailKey = ({ event, listing }: QueuedMailContent) =>
    topicOfEvent[event] === 'applications' ? `${event} ${listing.id}` : event
  return [...groupBy(safeContents, mailKey).values()].flatMap((rows) => {
    const [first] = rows
    if (!first) return []
    const { subject, lines } = composers[first.event](rows, first, linkTo(context))
    const greeting = firstName ? `Hello ${withoutUrls(firstName)},` : 'Hello,'
    const rowIds = rows.map(({ id }) => id)
    return [{ topic: topicOfEvent[first.event], subject, text: [greeting, '', ...lines].join('\n'), rowIds }]
  })
}

/** The subject and the lines of a mail, without its greeting. */
interface SubjectAndLines {
  subject: string
  lines: string[]
}

/** Creates the URLs in mails. */
function linkTo({ publicUrl }: Pick<Context, 'publicUrl'>) {
  const href = (path: string) => new URL(path, publicUrl()).href
  return {
    /** The business's page of a gig. */
    gig: (id: string) => href(`/business/gig/${id}`),
    /** The student's page of an application. */
    application: (id: string) => href(`/dashboard?job=${id}`),
  }
}

type Links = ReturnType<typeof linkTo>

/** Composes subject and lines of a mail about rows of one event. `first` is the first row. */
type Composer = (rows: QueuedMailContent[], first: QueuedMailContent, links: Links) => SubjectAndLines

const composers: Record<MailedEvent, Composer> = {
  applied: (rows, first, links) => {
    const rowsByListing = [...groupBy(rows, ({ listing }) => listing.id).values()]
    const count = rows.length === 1 ? '1 new applicant' : `${rows.length} new applicants`
    const gigs = rowsByListing.length === 1 ? first.listing.jobTitle : `${rowsByListing.length} gigs`
    return {
      subject: `${count} for ${gigs}`,
      lines: rowsByListing.flatMap((listingRows) => [...applicantLines(listingRows, links), '']).slice(0, -1),
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
  filled: (_, first, links) =>
    outcomeContent(first, links, {
      topic: 'position filled',
      text: 'A position you applied for is filled. Thank you for applying.',
    }),
  closed: (_, first, links) =>
    outcomeContent(first, links, { topic: 'gig closed', text: 'The business has closed a gig you applied to.' }),
}

/** The content of a mail to an applicant about the end of a gig. */
function outcomeContent(
  row: QueuedMailContent,
  links: Links,
  outcome: { topic: string; text: string },
): SubjectAndLines {
  const link = `See your application: ${links.application(row.listing.id)}`
  return {
    subject: `${titleOf(row)}: ${outcome.topic}`,
    lines: [titleOf(row), '', outcome.text, '', 'Your application stays with you.', link],
  }
}

const titleOf = ({ listing, companyName }: QueuedMailContent) => `${listing.jobTitle} at ${companyName ?? 'a business'}`

/** The lines about a gig's new applicants. */
function applicantLines(rows: readonly QueuedMailContent[], links: Links): string[] {
  const [first] = rows
  if (!first) return []
  const names = rows.slice(0, namedApplicants).flatMap(({ applicantName }) => applicantName ?? [])
  const more = rows.length - names.length
  return [
    first.listing.jobTitle,
    ...names,
    ...(more > 0 ? [`and ${more} more`] : []),
    `See the applicants: ${links.gig(first.listing.id)}`,
  ]
}
