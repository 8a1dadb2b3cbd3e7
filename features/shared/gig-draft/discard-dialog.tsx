import { Button, Dialog, type DialogProps } from '@campus-gigs/ui'

/** The words of the question whether to discard a draft. */
export interface DiscardTexts {
  question: string
  consequence: string
  keep: string
  discard: string
}

interface DiscardDialogProps extends Pick<DialogProps, 'open' | 'onOpenChange'> {
  texts: DiscardTexts
  onDiscard: () => void
}

/** Asks whether to discard a draft. */
export function DiscardDialog({ texts, open, onOpenChange, onDiscard }: DiscardDialogProps) {
  return (
    <Dialog
      size="sm"
      open={open}
      onOpenChange={onOpenChange}
      title={texts.question}
      description={texts.consequence}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{texts.keep}</Button>
          <Button
            variant="danger"
            onClick={() => {
              onOpenChange(false)
              onDiscard()
            }}
          >
            {texts.discard}
          </Button>
        </>
      }
    />
  )
}
