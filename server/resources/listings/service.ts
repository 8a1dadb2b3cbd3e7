import { maskOf } from '@campus-gigs/ui/availability'
import { isEmptyHtml } from '@campus-gigs/ui/html'
import { melbourneIsoDay, messages, payBelowMinimum } from '@/domain'
import type { Context } from '../../context.ts'
import { lockBusiness } from '../../db/locks.ts'
import { jobListings } from '../../db/schema.ts'
import { imageMediaType } from '../../files/images.ts'
import { storeFile } from '../../files/stored-file.ts'
import { invalid } from '../../http/http-failure.ts'
import type { UploadedFile } from '../../http/multipart.ts'
import { sanitizeRichText } from '../../http/sanitize.ts'
import { uploadedImage } from '../files/uploaded-image.ts'
import { type GigForm, payOf, shiftsOf } from './form.ts'
import { postedWith, weekFrom } from './lifetime.ts'

/** The specification says "logo" of a poster too (GW-07). */
const posterMessages = { invalid: messages.business.invalidLogo, conversion: messages.business.logoConversion }

/**
 * Posts a listing, live from now on for the free first week (GW-10). The same idempotency key posts once, however
 * often and however nearly at once it comes.
 * @returns the id of the listing
 * @throws HttpFailure 415 when the poster is no picture, 400 for pay below the legal minimum without a reason.
 */
export async function createGig(
  context: Context,
  businessId: string,
  form: GigForm,
  poster?: UploadedFile,
): Promise<string> {
  const image = (await uploadedImage('jobPosterImg', poster, posterMessages))?.image
  return context.db.transaction(async (tx) => {
    await lockBusiness(tx, businessId)
    const earlier = await postedWith(tx, businessId, form.idempotencyKey)
    if (earlier) return earlier
    const posterFileId = image
      ? await storeFile({ ...context, db: tx }, { bytes: image, mediaType: imageMediaType, access: 'public' })
      : null
    const [row] = await tx
      .insert(jobListings)
      .values({ businessId, posterFileId, ...listingOf(form, context.clock.now()) })
      .returning({ id: jobListings.id })
    if (!row) throw new Error('The database kept no row of the listing.')
    return row.id
  })
}

/**
 * The reason for pay below the legal minimum and the minimum it is about; both null when the pay is not below it.
 * @throws HttpFailure 400 when there is no reason.
 */
function fairPayOf(form: GigForm, postedAt: Date) {
  const offer = { ...payOf(form), jobType: form.jobType, Shift: shiftsOf(form) }
  const below = payBelowMinimum(offer, melbourneIsoDay(postedAt))
  if (!below) return { belowMinimumReason: null, legalMinimum: null }
  if (form.belowMinimumReason === '') throw invalid({ belowMinimumReason: messages.gig.belowMinimum })
  return { belowMinimumReason: form.belowMinimumReason, legalMinimum: below.minimum }
}

/** What the form says, as it is stored. */
function listingOf(form: GigForm, postedAt: Date) {
  const shifts = shiftsOf(form)
  const jobDescription = sanitizeRichText(form.jobDescription)
  return {
    jobTitle: form.jobTitle,
    jobType: form.jobType,
    jobSuburbName: form.jobSuburbName,
    jobZipCode: form.jobZipCode,
    detailedAddress: form.detailedAddress || null,
    ...payOf(form),
    ...fairPayOf(form, postedAt),
    shifts,
    shiftMask: maskOf(shifts),
    jobSummary: form.jobSummary,
    jobDescription: isEmptyHtml(jobDescription) ? '' : jobDescription,
    keywords: withoutRepeats(form.keywords),
    questions: form.questions,
    idempotencyKey: form.idempotencyKey,
    postedAt,
    expiringOn: weekFrom(postedAt),
  }
}

/** Each keyword once, as it was first written. */
function withoutRepeats(keywords: string[]): string[] {
  const lower = keywords.map((keyword) => keyword.toLowerCase())
  return keywords.filter((_, place) => lower.indexOf(lower[place] ?? '') === place)
}
