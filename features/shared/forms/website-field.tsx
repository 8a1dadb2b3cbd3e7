import { TextField, type TextFieldProps } from '@campus-gigs/ui'
import type { Website } from './use-website'

export interface WebsiteFieldProps {
  /** What the form gives the field. */
  field: Pick<TextFieldProps, 'label' | 'hint' | 'required' | 'maxLength' | 'value' | 'error'>
  website: Website
  /** What to say of a text that was cleared. */
  cleared: string
  /** What to say when the field is left empty. Default: nothing. */
  emptyHint?: string
}

/** A website. A text that was cleared because it is none is shown beside the field, so that nothing is lost. */
export function WebsiteField({ field, website, cleared, emptyHint }: WebsiteFieldProps) {
  const { clearedText, wasBlurredEmpty, leave, type } = website
  return (
    <TextField
      {...field}
      type="url"
      inputMode="url"
      autoComplete="url"
      placeholder="https://"
      hint={clearedText === null ? (wasBlurredEmpty ? emptyHint : field.hint) : `You wrote “${clearedText}”.`}
      error={clearedText === null ? field.error : cleared}
      onChange={type}
      onBlur={leave}
    />
  )
}
