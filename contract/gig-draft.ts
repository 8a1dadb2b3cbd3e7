import { z } from 'zod'

/** The draft of a listing. The server stores the wizard's fields without validation; the wizard validates them when opened. */
export const gigDraftState = z.object({
  /** Null once the listing was posted or the draft discarded. `idempotencyKey` is the key of the later post. */
  content: z.looseObject({ idempotencyKey: z.uuid() }).nullable(),
  /** The instant of the last change. The latest change wins. */
  changedAt: z.iso.datetime(),
})
export type GigDraftState = z.infer<typeof gigDraftState>
