import { z } from 'zod'

/** A gig that a business has begun. What was typed is the gig wizard's own business and is checked where it is read. */
export const gigDraftState = z.object({
  /** Null once the gig was posted or discarded. The key is the one the gig will be posted with. */
  content: z.looseObject({ idempotencyKey: z.uuid() }).nullable(),
  /** When it was last changed. The latest change wins. */
  changedAt: z.iso.datetime(),
})
export type GigDraftState = z.infer<typeof gigDraftState>
