import { RadioGroup, SuburbCombobox, TextField } from '@campus-gigs/ui'
import { jobTypes, limits } from '@/domain'
import type { GigStepProps } from './gig-wizard-props'

const descriptions: Record<(typeof jobTypes)[number], string> = {
  'One Time Gig': 'A night, a weekend, an event.',
  Casual: 'Shifts as they come.',
  'Part-Time': 'The same hours every week.',
}

/** Step 1: what and where (GW-02). */
export function BasicsStep({ draft, errorOf, onChange, onLeave }: GigStepProps) {
  return (
    <>
      <TextField
        label="Job title"
        required
        value={draft.jobTitle}
        onChange={(jobTitle) => onChange({ jobTitle })}
        maxLength={limits.title}
        placeholder="Weekend barista"
        error={errorOf('jobTitle')}
        onBlur={() => onLeave('jobTitle')}
      />
      <RadioGroup
        label="Job type"
        required
        layout="cards"
        value={draft.jobType || null}
        onChange={(value) => onChange({ jobType: jobTypes.find((type) => type === value) ?? '' })}
        options={jobTypes.map((type) => ({ value: type, label: type, description: descriptions[type] }))}
        error={errorOf('jobType')}
      />
      <SuburbCombobox
        required
        suburb={draft.suburbName}
        zipCode={draft.zipCode}
        onChange={onChange}
        suburbError={errorOf('suburbName')}
        zipError={errorOf('zipCode')}
      />
    </>
  )
}
