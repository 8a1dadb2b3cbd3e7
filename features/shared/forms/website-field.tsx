import { TextField, type TextFieldProps } from '@campus-gigs/ui'
import type { Website } from './use-website'

interface WebsiteFieldProps {
  /** The field's props from the form. */
  field: Pick<TextFieldProps, 'label' | 'hint' | 'required' | 'maxLength' | 'value' | 'error'>
  website: Website
  /** The message for a cleared text. */
  cleared: string
  /** The message after blur of an empty field. Default: none. */
  emptyHint?: string
}

/** A website field. An invalid text is cleared and shown beside the field, so that the person can correct it. */
export function WebsiteField({ field, website, cleared, emptyHint }: WebsiteFieldProps) {
  const { clearedText, wasBlurredEmpty, leave, type } = website
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
      onChange={type}
      onBlur={leave}
    />
  )
}
