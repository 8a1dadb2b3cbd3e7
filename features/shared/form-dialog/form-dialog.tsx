import { Button, type ButtonVariant, Dialog, type DialogProps, focusFirstInvalid } from '@campus-gigs/ui'
import { type ReactNode, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { ActionAlert } from '../action-alert/action-alert'

interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size'> {
  submitText: string
  /** The submit button's. Default `primary`. */
  variant?: ButtonVariant
  isBusy: boolean
  /** What was not done, as the heading of `failure`. */
  failureTitle: string
  /** Why the last attempt failed; null without one. */
  failure: string | null
  /** Sends the form. Returns false when a field is missing and now marked invalid: the first of those is focused. */
  onSubmit: () => boolean
  onClose: () => void
  children: ReactNode
}

/** A dialog with a form: its fields, Go back, a submit button, and why the last attempt failed. */
export function FormDialog(props: FormDialogProps) {
  const { submitText, variant = 'primary', isBusy, failureTitle, failure, onSubmit, ...others } = props
  const { onClose, children, ...dialogProps } = others
  const formId = useId()
  const formRef = useRef<HTMLFormElement>(null)

  function handleSubmit() {
    // Rendered at once, because a missing field can take the focus only once it is marked invalid.
    if (!flushSync(onSubmit) && formRef.current) focusFirstInvalid(formRef.current)
  }

  return (
    <Dialog
      {...dialogProps}
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      footer={
        <>
          <Button onClick={onClose}>Go back</Button>
          <Button type="submit" form={formId} variant={variant} busy={isBusy}>
            {submitText}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        ref={formRef}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          handleSubmit()
        }}
        className="flex flex-col gap-6"
      >
        {children}
        <ActionAlert title={failureTitle} failure={failure} onRetry={handleSubmit} retrying={isBusy} />
      </form>
    </Dialog>
  )
}
