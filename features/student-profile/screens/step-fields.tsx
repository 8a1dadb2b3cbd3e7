import type { LegalMinimum } from '@/domain'
import { AvailabilityStep } from './availability-step'
import { HomeCountryStep } from './home-country-step'
import { LocationStep } from './location-step'
import { NameStep } from './name-step'
import { PayStep } from './pay-step'
import { StudentTypeStep } from './student-type-step'
import type { StepProps } from './student-wizard-props'

interface StepFieldsProps extends StepProps {
  legalMinimum: LegalMinimum
}

/** The fields of the current step. */
export function StepFields({ legalMinimum, ...step }: StepFieldsProps) {
  switch (step.draft.step) {
    case 1:
      return <NameStep {...step} />
    case 2:
      return <LocationStep {...step} />
    case 3:
      return <StudentTypeStep {...step} />
    case 4:
      return <HomeCountryStep {...step} />
    case 5:
      return <PayStep {...step} legalMinimum={legalMinimum} />
    case 6:
      return <AvailabilityStep {...step} />
  }
}
