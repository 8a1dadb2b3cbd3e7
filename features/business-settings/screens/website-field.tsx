import { TextField } from '@campus-gigs/ui'
import { messages } from '@/domain'
import type { FormFieldsProps } from './form-fields-props'
import type { useClearedWebsite } from './use-cleared-website'

interface WebsiteFieldProps extends FormFieldsProps {
  cleared: ReturnType<typeof useClearedWebsite>
}

/** The website; what was cleared because it was none is shown beside the field, so that nothing is lost. */
export function WebsiteField({ fields, onChange, cleared }: WebsiteFieldProps) {
  const { text, leave, typedAgain } = cleared
  return (
    <TextField
      {...fields.text('website')}
      type="url"
      inputMode="url"
      autoComplete="url"
      placeholder="https://"
      hint={text === null ? undefined : `You wrote “${text}”. A web address starts with https://`}
      error={text === null ? fields.errorOf('website') : messages.settings.website}
      onChange={(website) => {
        typedAgain()
        onChange({ website })
      }}
      onBlur={leave}
    />
  )
}
