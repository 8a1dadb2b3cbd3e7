import { TextField, type TextFieldProps } from '@campus-gigs/ui'
import { useState } from 'react'
import { isWebsite, withScheme } from '@/domain'

interface WebsiteOptions {
  /** The text in the field. */
  website: string
  /** Replaces that text. */
  onChange: (website: string) => void
}

/**
 * The rules of a website field (BW-05, BS-02, PF-03), applied on blur: an address without a scheme gets `https://`, and
 * an invalid address is cleared. Pressing the form's button blurs the field too, so the first submission after a
 * clearing is stopped and focuses the cleared field.
 */
export function useWebsite({ website, onChange }: WebsiteOptions) {
  /** The invalid text that was cleared last, and whether a submission was stopped to show that; null after an edit. */
  const [cleared, setCleared] = useState<{ text: string; hasStoppedSubmission: boolean } | null>(null)
  const [wasBlurredEmpty, setWasBlurredEmpty] = useState(false)

  /** Normalises the text, or clears it. @returns whether the text was invalid and is cleared */
  function leave(): boolean {
    const normalised = withScheme(website)
    const isInvalid = normalised !== '' && !isWebsite(normalised)
    setWasBlurredEmpty(normalised === '')
    if (isInvalid) {
      setCleared({ text: website, hasStoppedSubmission: false })
      onChange('')
    } else if (normalised !== website) {
      onChange(normalised)
    }
    return isInvalid
  }

  return {
    /** The cleared text; null after the next edit. */
    clearedText: cleared?.text ?? null,
    /** Whether the field was empty on its last blur, and still is. */
    wasBlurredEmpty: wasBlurredEmpty && website.trim() === '',
    leave,
    edit: (typed: string) => {
      setCleared(null)
      onChange(typed)
    },
    /** Whether the form may be sent; if not, focuses the field that was just cleared. */
    accept: (form: HTMLFormElement): boolean => {
      const isClearedNow = leave()
      const mustStop = isClearedNow || (cleared !== null && !cleared.hasStoppedSubmission)
      if (!mustStop) return true
      setCleared({ text: cleared?.text ?? website, hasStoppedSubmission: true })
      form.querySelector<HTMLElement>('input[type="url"]')?.focus()
      return false
    },
  }
}

interface WebsiteFieldProps {
  /** The field's props from the form. */
  field: Pick<TextFieldProps, 'label' | 'hint' | 'required' | 'maxLength' | 'value' | 'error'>
  website: ReturnType<typeof useWebsite>
  /** The error message while a cleared text is shown. */
  cleared: string
  /** The message after blur of an empty field. Default: none. */
  emptyHint?: string
}

/** A website field. An invalid text is cleared and shown beside the field, so that the person can correct it. */
export function WebsiteField({ field, website, cleared, emptyHint }: WebsiteFieldProps) {
  const { clearedText, wasBlurredEmpty, leave, edit } = website
  const hint = wasBlurredEmpty ? emptyHint : field.hint
  return (
    <TextField
      {...field}
      type="url"
      inputMode="url"
      autoComplete="url"
      placeholder="https://"
      hint={clearedText === null ? hint : `You wrote “${clearedText}”.`}
      error={clearedText === null ? field.error : cleared}
      onChange={edit}
      onBlur={leave}
    />
  )
}
