import * as z from 'zod/mini'

/** The listing a draft is for: `new`, or a posted listing that is edited or posted again, such as `edit:<listing id>`. */
export const gigDraftSubject = z.union([
  z.literal('new'),
  z.templateLiteral([z.enum(['edit', 'repost']), ':', z.uuid()]),
])
export type GigDraftSubject = z.infer<typeof gigDraftSubject>

/** The draft of a listing. The server stores the wizard's fields without validation; the wizard validates them when opened. */
export const gigDraftState = z.object({
  subject: gigDraftSubject,
  /** Null once the listing was posted or the draft discarded. `idempotencyKey` is the key of the later post. */
  content: z.nullable(z.looseObject({ idempotencyKey: z.uuid() })),
  /** The instant of the last change. The latest change wins. */
  changedAt: z.iso.datetime(),
})
export type GigDraftState = z.infer<typeof gigDraftState>
