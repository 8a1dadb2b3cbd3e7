import {
  type EditedField,
  editedFields,
  type JobListing,
  type Listing,
  type ListingChange,
  type ListingContent,
  type ListingDetail,
} from './entities.ts'
import { editedLabels, editsSince } from './listing-edits.ts'
import { type ListingLifetime, listingStatus } from './listing-status.ts'
import * as messages from './messages/index.ts'

/** A copy of a listing's content, with or without the detail. */
type ReadonlyContent = { readonly [Field in Exclude<EditedField, keyof ListingDetail>]: unknown } & {
  readonly [Field in keyof ListingDetail]?: unknown
}

/** Whether a copy of a listing has the detail, which lists omit. */
export function hasDetail<Copy extends { readonly [Field in keyof ListingDetail]?: unknown }>(
  copy: Copy,
): copy is Copy & { [Field in keyof ListingDetail]-?: Exclude<Copy[Field], undefined> } {
  return copy.jobDescription !== undefined
}

/** The fields that differ between two copies of a listing. A field missing in either copy does not differ. */
export function changedFields(before: ReadonlyContent, after: ReadonlyContent): EditedField[] {
  const areBothKnown = (field: EditedField) => before[field] !== undefined && after[field] !== undefined
  return editedFields.filter(
    (field) => areBothKnown(field) && JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )
}

/**
 * Applies a change to a copy of a listing, keeping the student's application. The change of a hidden listing has only
 * its status, so the rest of the copy stays.
 */
export function withChangedContent<Copy extends { Application: unknown }>(
  copy: Copy,
  { jobListing }: ListingChange,
): Copy | (Listing & Pick<Copy, 'Application'>) {
  return jobListing.status === 'hidden'
    ? { ...copy, status: jobListing.status, isExpired: true }
    : { ...jobListing, Application: copy.Application }
}

/**
 * Applies a change to a listing of the session by {@link withChangedContent}, and adds fields edited after the
 * application to the application's note about edits.
 */
export function withListingChange(job: JobListing, change: ListingChange): JobListing {
  const { jobListing, fieldsEditedAt } = change
  const changed = withChangedContent(job, change)
  if (jobListing.status === 'hidden') return changed
  const fields = new Set<string>(changedFields(job, jobListing))
  const edited = Object.fromEntries(Object.entries(fieldsEditedAt).filter(([field]) => fields.has(field)))
  return {
    ...changed,
    Application: job.Application.map((application) => ({
      ...application,
      listingEdits: { ...application.listingEdits, ...editsSince(edited, new Date(application.appliedAt)) },
    })),
  }
}

/**
 * Describes a change to a student, in one sentence per fact: whether the listing accepts applications now, and which
 * fields differ. Null without either.
 */
export function describeListingChange(
  before: ReadonlyContent & ListingLifetime,
  after: ReadonlyContent & ListingLifetime & Pick<ListingContent, 'jobTitle'>,
  now: Date,
): string | null {
  const { changed, closedReasons } = messages.listing
  const status = listingStatus(after, now)
  const title = after.jobTitle
  const sentences: string[] = []
  if (status !== listingStatus(before, now))
    sentences.push(status === 'live' ? changed.live(title) : changed.closed(title, closedReasons[status]))
  const labels = editedLabels(changedFields(before, after))
  if (labels.length > 0) sentences.push(changed.edited(title, labels.join(', ')))
  return sentences.length === 0 ? null : sentences.join(' ')
}
