import { RadioGroup } from '@campus-gigs/ui'
import { House, Plane } from 'lucide-react'
import { studentTypes } from '@/domain'
import type { StepProps } from './step-props'

const about = {
  Domestic: {
    description: 'I am a citizen or permanent resident of Australia, or a New Zealand citizen.',
    icon: <House />,
  },
  International: { description: 'I study here on a student visa.', icon: <Plane /> },
}

/** Step 3: domestic or international, with nothing preselected. */
export function StudentTypeStep({ answers, errors, onAnswer }: StepProps) {
  return (
    <RadioGroup
      label="I am a student who is"
      hideLabel
      layout="cards"
      required
      value={answers.studentType}
      onChange={(value) => onAnswer({ studentType: studentTypes.find((type) => type === value) ?? null })}
      options={studentTypes.map((type) => ({ value: type, label: type, ...about[type] }))}
      error={errors.studentType}
    />
  )
}
