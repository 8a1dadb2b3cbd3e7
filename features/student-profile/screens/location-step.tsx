import { SuburbCombobox } from '@campus-gigs/ui'
import type { StepProps } from './step-props'

/** Step 2: a suburb of Melbourne and one of its zip codes. */
export function LocationStep({ answers, errors, onAnswer }: StepProps) {
  return (
    <SuburbCombobox
      required
      suburb={answers.currentSuburb}
      zipCode={answers.currentZipCode}
      onChange={({ suburbName, zipCode }) => onAnswer({ currentSuburb: suburbName, currentZipCode: zipCode })}
      suburbError={errors.currentSuburb}
      zipError={errors.currentZipCode}
    />
  )
}
