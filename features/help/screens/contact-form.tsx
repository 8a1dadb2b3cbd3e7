import { Button, Card, TextArea, TextField } from '@campus-gigs/ui'
import { useCallback, useRef } from 'react'
import { ActionAlert, type DraftFormState, useFormFields } from '@/features/shared'
import { type MessageDraft, type MessageField, messageForm } from '../message-draft'

export interface ContactFormProps extends DraftFormState<MessageDraft, MessageField> {
  onChange: (typed: Partial<MessageDraft>) => void
  onSend: () => void
  /** Clears the form for another message. */
  onStartOver: () => void
}

/** The form for a message to support; once sent, a confirmation (FD-08). */
export function ContactForm(props: ContactFormProps) {
  const { draft, serverErrors, saveState, failure, onChange, onSend, onStartOver } = props
  const fields = useFormFields(messageForm, { draft, serverErrors, onChange })
  const hasSentRef = useRef(false)
  const sentHeadingRef = useCallback((heading: HTMLHeadingElement | null) => {
    // The focused button was removed with the form. A message sent on an earlier visit does not move the focus.
    if (hasSentRef.current) heading?.focus()
  }, [])
  const isSent = saveState === 'saved'

  return (
    <Card as="section" padding="lg" aria-labelledby="contact" className="self-start">
      <h2
        id="contact"
        ref={isSent ? sentHeadingRef : undefined}
        tabIndex={-1}
        className="font-display text-xl outline-none"
      >
        {isSent ? 'Message sent' : 'Write to us'}
      </h2>
      {isSent ? (
        <div className="mt-3 grid justify-items-start gap-4">
          <p>
            We've saved your message for our support team. They answer to{' '}
            <span className="wrap-anywhere font-semibold">{draft.email}</span>.
          </p>
          <Button onClick={onStartOver}>Write another message</Button>
        </div>
      ) : (
        <form
          noValidate
          aria-labelledby="contact"
          className="mt-3 grid gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            hasSentRef.current = fields.accept(event.currentTarget)
            if (hasSentRef.current) onSend()
          }}
        >
          <p className="text-ink-muted">Didn't find your answer? Ask us.</p>
          <TextField {...fields.text('email')} type="email" autoComplete="email" />
          <TextArea {...fields.text('text')} rows={5} />
          <ActionAlert failure={failure} retrying={saveState === 'saving'} onRetry={onSend} />
          <Button type="submit" variant="primary" busy={saveState === 'saving'} className="justify-self-start">
            Send message
          </Button>
        </form>
      )}
    </Card>
  )
}
