import { SuburbCombobox } from '@campus-gigs/ui'
import { useState } from 'react'
import { messages, timers } from '@/contract'
import type { FormFieldsProps } from './form-fields-props'

/** Where the business is; a suburb nobody knows is cleared and said so (BS-01). */
export function SuburbFields({ form, fields, onChange }: FormFieldsProps) {
  const [unknown, setUnknown] = useState<string | null>(null)
  return (
    <SuburbCombobox
      required
      zipFollows={false}
      suburb={form.suburbName}
      zipCode={form.suburbZipCode}
      onChange={({ suburbName, zipCode }) => {
        if (suburbName) setUnknown(null)
        onChange({ suburbName, suburbZipCode: zipCode })
      }}
      takeBackAfter={timers.suburbBlur}
      onTakenBack={setUnknown}
      suburbError={unknown ? messages.settings.notSuburb(unknown) : fields.errorOf('suburbName')}
      zipError={fields.errorOf('suburbZipCode')}
    />
  )
}
