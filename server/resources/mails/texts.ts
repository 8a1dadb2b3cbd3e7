import { type EditedField, editedLabels, formatDayAndTime, type MailTopic, toOneLine } from '@/domain'
import type { Context } from '../../context.ts'
import { groupBy } from '../../db/group-by.ts'
import { type MailedEvent, topicOfEvent } from './events.ts'

/** The part of a queued mail's row, and of the rows it refers to, that the mail's text contains. */
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

/**
 * Composes the mails of one recipient: one about all new applicants, one about all expiring gigs, and one per gig and
 * event about a student's applications.
 */
export function composeMails(
  context: Pick<Context, 'publicUrl'>,
  { firstName }: { firstName: string | null },
  contents: readonly QueuedMailContent[],
): ComposedMail[] {
  const greeting = firstName ? `Hello ${withoutUrls(firstName)},` : 'Hello,'
  const links = createLinks(context)
  const rowsByMail = groupBy(contents.map(withoutUrlsInNames), mailKeyOf)
  return [...rowsByMail.values()].flatMap((rows) => {
    const [first] = rows
    if (!first) return []
    const { subject, lines } = composers[first.event](rows, first, links)
    return [
      {
        topic: topicOfEvent[first.event],
        subject,
        text: [greeting, '', ...lines].join('\n'),
        rowIds: rows.map(({ id }) => id),
      },
    ]
  })
}

/** The content with {@link withoutUrls} of each typed name and title. */
function withoutUrlsInNames(content: QueuedMailContent): QueuedMailContent {
  const { listing, companyName, applicantName } = content
  return {
    ...content,
    listing: { ...listing, jobTitle: withoutUrls(listing.jobTitle) },
    companyName: companyName === null ? null : withoutUrls(companyName),
    applicantName: applicantName === null ? null : withoutUrls(applicantName),
  }
}

/** Rows with the same key are combined to one mail. */
function mailKeyOf({ event, listing }: QueuedMailContent): string {
  return topicOfEvent[event] === 'applications' ? `${event} ${listing.id}` : event
}

function createLinks({ publicUrl }: Pick<Context, 'publicUrl'>) {
  const href = (path: string) => new URL(path, publicUrl()).href
  return {
    /** The business's page of a gig. */
    gig: (id: string) => href(`/business/gig/${id}`),
    /** The student's page of the application to a gig. */
    application: (id: string) => href(`/dashboard?job=${id}`),
  }
}

type Links = ReturnType<typeof createLinks>

/** The subject and the lines of a mail, without its greeting. */
interface SubjectAndLines {
  subject: string
  lines: string[]
}

/** Composes subject and lines of a mail about rows of one event. `first` is the first row. */
type Composer = (rows: QueuedMailContent[], first: QueuedMailContent, links: Links) => SubjectAndLines

const titleAndCompany = ({ listing, companyName }: QueuedMailContent) =>
  `${listing.jobTitle} at ${companyName ?? 'a business'}`

const composers: Record<MailedEvent, Composer> = {
  applied: (rows, first, links) => {
    const rowsByListing = [...groupBy(rows, ({ listing }) => listing.id).values()]
    const applicants = rows.length === 1 ? '1 new applicant' : `${rows.length} new applicants`
    const gigs = rowsByListing.length === 1 ? first.listing.jobTitle : `${rowsByListing.length} gigs`
    const paragraphs = rowsByListing.map((listingRows) => applicantLines(listingRows, links))
    return {
      subject: `${applicants} for ${gigs}`,
      lines: paragraphs.flatMap((lines, index) => (index === 0 ? lines : ['', ...lines])),
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
  edited: (rows, first, links) => {
    const editedFields = new Set(rows.flatMap((row) => row.editedFields))
    return {
      subject: `${titleAndCompany(first)}: what changed`,
      lines: [
        titleAndCompany(first),
        '',
        'A gig you applied to has changed.',
        '',
        `Changed: ${editedLabels([...editedFields]).join(', ')}.`,
        '',
        'Your application stays as it is.',
        `See the gig: ${links.application(first.listing.id)}`,
      ],
    }
  },
  filled: (_rows, first, links) =>
    composeOutcome(first, links, {
      subjectSuffix: 'position filled',
      sentence: 'A position you applied for is filled. Thank you for applying.',
    }),
  closed: (_rows, first, links) =>
    composeOutcome(first, links, {
      subjectSuffix: 'gig closed',
      sentence: 'The business has closed a gig you applied to.',
    }),
}

/** Composes a mail to an applicant about the end of a gig. */
function composeOutcome(
  row: QueuedMailContent,
  links: Links,
  { subjectSuffix, sentence }: { subjectSuffix: string; sentence: string },
): SubjectAndLines {
  const link = `See your application: ${links.application(row.listing.id)}`
  return {
    subject: `${titleAndCompany(row)}: ${subjectSuffix}`,
    lines: [titleAndCompany(row), '', sentence, '', 'Your application stays with you.', link],
  }
}

/** The most applicants that a mail names per gig. The rest are counted. */
const maxNamedApplicants = 10

/** The lines about the new applicants of one gig. */
function applicantLines(rows: readonly QueuedMailContent[], links: Links): string[] {
  const [first] = rows
  if (!first) return []
  const names = rows.slice(0, maxNamedApplicants).flatMap(({ applicantName }) => applicantName ?? [])
  const unnamedCount = rows.length - names.length
  return [
    first.listing.jobTitle,
    ...names,
    ...(unnamedCount > 0 ? [`and ${unnamedCount} more`] : []),
    `See the applicants: ${links.gig(first.listing.id)}`,
  ]
}
