import { RadioGroup } from '@campus-gigs/ui'
import { House, Plane } from 'lucide-react'
import { studentTypes } from '@/domain'
import type { StepProps } from './student-wizard-props'

const about = {
  Domestic: {
    description: 'I am a citizen or permanent resident of Australia, or a New Zealand citizen.',
    icon: <House />,
  },
  International: { description: 'I study here on a student visa.', icon: <Plane /> },
}

/** Step 3: domestic or international, with nothing preselected. */
export function StudentTypeStep({ draft, fields, onChange }: StepProps) {
  return (
    <RadioGroup
      label="I am a student who is"
      hideLabel
      layout="cards"
      required
      value={draft.studentType}
      onChange={(value) => onChange({ studentType: studentTypes.find((type) => type === value) ?? null })}
      options={studentTypes.map((type) => ({ value: type, label: type, ...about[type] }))}
      error={fields.errorOf('studentType')}
    />
  )
}
