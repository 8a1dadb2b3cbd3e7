import { z } from 'zod'
import { limits, messages } from '@/domain'

/** The request of `users/send-message` and `business/send-message`: a message to support. */
export const sendMessage = z.object({
  /** The e-mail address for the answer. */
  email: z.email(messages.help.email).max(320, messages.general.tooLong),
  text: z.string().trim().min(1, messages.help.text).max(limits.supportMessage.maxCharacters, messages.general.tooLong),
  /** Calls with the same key send one message. */
  idempotencyKey: z.uuid(),
})
