import type { LegalMinimum } from '@/domain'
import type { WizardStep } from '../wizard'
import { AvailabilityStep } from './availability-step'
import { HomeCountryStep } from './home-country-step'
import { LocationStep } from './location-step'
import { NameStep } from './name-step'
import { PayStep } from './pay-step'
import type { StepProps } from './step-props'
import { StudentTypeStep } from './student-type-step'

interface StepFieldsProps extends StepProps {
  step: WizardStep
  legalMinimum: LegalMinimum
}

/** The fields of the step at hand. */
export function StepFields({ step, legalMinimum, ...fields }: StepFieldsProps) {
  switch (step) {
    case 1:
      return <NameStep {...fields} />
    case 2:
      return <LocationStep {...fields} />
    case 3:
      return <StudentTypeStep {...fields} />
    case 4:
      return <HomeCountryStep {...fields} />
    case 5:
      return <PayStep {...fields} legalMinimum={legalMinimum} />
    case 6:
      return <AvailabilityStep {...fields} />
  }
}
