import * as z from 'zod/mini'
import type { GigDraftSubject } from './gig-draft-subject.ts'
import { instantSchema } from './instant.ts'

// Not `z.templateLiteral`, whose code every page would load.
export const gigDraftSubjectSchema = z.pipe(
  z.string().check(z.regex(/^(new|(edit|repost):[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/)),
  z.custom<GigDraftSubject, string>(),
)

/** The draft of a listing. The server stores it unvalidated; the wizard validates the draft that it opens. */
export const gigDraftStateSchema = z.object({
  subject: gigDraftSubjectSchema,
  /**
   * The wizard's fields; null once the listing was posted or the draft discarded. `idempotencyKey` is the key of the
   * later post.
   */
  content: z.nullable(z.looseObject({ idempotencyKey: z.uuid() })),
  /** The instant of the last change. The draft with the latest change wins. */
  changedAt: instantSchema,
})
export type GigDraftState = z.infer<typeof gigDraftStateSchema>
