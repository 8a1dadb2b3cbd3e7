import { z } from 'zod'
import { idempotencyKey } from '@/client/idempotency-key'
import { requests } from '@/contract'
import { limits, messages } from '@/domain'
import type { DraftFormDefinition } from '@/features/shared/forms/draft-form'
import { type FormField, firstIssue } from '@/features/shared/forms/form'

/** A message to support that is being written. */
export const messageDraft = z.object({
  /** Made with the draft and sent with every try, so that one message is sent. */
  idempotencyKey: z.uuid(),
  email: z.string(),
  text: z.string(),
})
export type MessageDraft = z.infer<typeof messageDraft>
export type MessageField = 'email' | 'text'

/** An empty message, answered to this address. */
export function blankMessage(email: string): MessageDraft {
  return { idempotencyKey: idempotencyKey(), email, text: '' }
}

const { shape } = requests.sendMessage
const fields: Record<MessageField, FormField<MessageDraft>> = {
  email: {
    label: 'Your e-mail address',
    hint: 'We answer to this address.',
    required: true,
    maxLength: 320,
    check: ({ email }) => firstIssue(shape.email, email),
  },
  text: {
    label: 'Your message',
    required: true,
    maxLength: limits.supportMessage.maxCharacters,
    check: ({ text }) => firstIssue(shape.text, text),
  },
}

/** The contact form, as data. */
export const messageForm: DraftFormDefinition<MessageDraft, MessageField> = {
  name: 'help-message',
  schema: messageDraft,
  steps: { 1: { name: 'Message' } },
  fields,
  failureMessage: (failure) => failure?.message ?? messages.general.offline,
}
