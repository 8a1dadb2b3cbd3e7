import { SuburbCombobox } from '@campus-gigs/ui'
import type { StepProps } from './student-wizard-props'

/** Step 2: a suburb of Melbourne and one of its zip codes. */
export function LocationStep({ draft, fields, onChange }: StepProps) {
  return (
    <SuburbCombobox
      required
      suburb={draft.currentSuburb}
      zipCode={draft.currentZipCode}
      onChange={({ suburbName, zipCode }) => onChange({ currentSuburb: suburbName, currentZipCode: zipCode })}
      suburbError={fields.errorOf('currentSuburb')}
      zipError={fields.errorOf('currentZipCode')}
    />
  )
}
