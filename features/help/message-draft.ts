import { z } from 'zod'
import { newIdempotencyKey } from '@/client/idempotency-key'
import { requests } from '@/contract'
import { limits, messages } from '@/domain'
import type { DraftFormDefinition } from '@/features/shared/forms/draft-form'
import type { FormField } from '@/features/shared/forms/form'

const messageDraftSchema = z.object({
  /** Created with the draft and sent with every attempt, so that all attempts send one message. */
  idempotencyKey: z.uuid(),
  email: z.string(),
  text: z.string(),
})
export type MessageDraft = z.infer<typeof messageDraftSchema>
export type MessageField = 'email' | 'text'

/** An empty message with the address for the reply. */
export function newMessageDraft(email: string): MessageDraft {
  return { idempotencyKey: newIdempotencyKey(), email, text: '' }
}

const { shape } = requests.sendMessage
const fields: Record<MessageField, FormField<MessageDraft>> = {
  email: {
    label: 'Your e-mail address',
    hint: 'We answer to this address.',
    required: true,
    maxLength: limits.emailAddress,
    schema: shape.email,
  },
  text: { label: 'Your message', required: true, maxLength: limits.supportMessage.maxCharacters, schema: shape.text },
}

/** The form of a message to support, as data. */
export const messageForm: DraftFormDefinition<MessageDraft, MessageField> = {
  name: 'help-message',
  schema: messageDraftSchema,
  steps: { 1: { name: 'Message' } },
  fields,
  failureMessage: (failure) => failure?.message ?? messages.general.offline,
}
