import { type EditedField, editedFields, type JobListing, type ListingChange, type ListingContent } from './entities.ts'
import { editedLabels, editsSince } from './listing-edits.ts'
import { type ListingLifetime, listingStatus } from './listing-status.ts'
import * as messages from './messages/index.ts'

/** A copy of a listing's content that a screen or a store holds. */
type ReadonlyContent = { readonly [Field in EditedField]: unknown }

/** The fields of the content that differ between two copies of a listing. */
export function changedFields(before: ReadonlyContent, after: ReadonlyContent): EditedField[] {
  return editedFields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
}

/**
 * A student's copy of a listing after a change. Of a listing that is hidden now the change says nothing else, so the rest
 * of the copy stays. The student's own application stays; when the change edited the listing after the student applied, the
 * application's note about edits gains the edited fields.
 */
export function withListingChange(job: JobListing, { jobListing, fieldsEditedAt }: ListingChange): JobListing {
  if (jobListing.status === 'hidden') return { ...job, status: 'hidden', isExpired: true }
  const fields = new Set<string>(changedFields(job, jobListing))
  const edited = Object.fromEntries(Object.entries(fieldsEditedAt).filter(([field]) => fields.has(field)))
  return {
    ...jobListing,
    Application: job.Application.map((application) => ({
      ...application,
      listingEdits: { ...application.listingEdits, ...editsSince(edited, new Date(application.appliedAt)) },
    })),
  }
}

/**
 * What a change means to a student, in one sentence for each: whether the listing takes applications now, and which
 * facts differ. Null when neither does.
 */
export function describeListingChange(
  before: ReadonlyContent & ListingLifetime,
  after: ReadonlyContent & ListingLifetime & Pick<ListingContent, 'jobTitle'>,
  now: Date,
): string | null {
  const { changed, over } = messages.apply
  const status = listingStatus(after, now)
  const title = after.jobTitle
  const sentences: string[] = []
  if (status !== listingStatus(before, now))
    sentences.push(status === 'live' ? changed.live(title) : changed.over(title, over[status]))
  const labels = editedLabels(changedFields(before, after))
  if (labels.length > 0) sentences.push(changed.edited(title, labels.join(', ')))
  return sentences.length === 0 ? null : sentences.join(' ')
}
