import { AvailabilityGrid, TextArea, TextField } from '@campus-gigs/ui'
import { memo } from 'react'
import { limits } from '@/domain'
import { AccountCard, SettingsFrame, type SettingsScreenProps, SettingsSection, useFormFields } from '@/features/shared'
import {
  payOnProfile,
  type SettingsStudent,
  type StudentField,
  type StudentForm,
  studentSettingsForm,
} from '../settings'
import { PlaceFields } from './place-fields'
import { ResumeSection, type ResumeSectionProps } from './resume-section'

interface StudentSettingsScreenProps
  extends SettingsScreenProps<StudentForm, StudentField>,
    Pick<ResumeSectionProps, 'resumes' | 'onToggleDeletion' | 'onPickFile' | 'onRemoveFile'> {
  student: Readonly<SettingsStudent>
  /** The resume to add; `progress` is the percent of it that is sent, null when no file is being sent. */
  newResume: Pick<ResumeSectionProps, 'lostFileName' | 'problem'> & { progress: number | null }
  /** Cancels a save that is sending a file. */
  onCancelSave: () => void
}

/** A student's settings: everything in one form, saved by one button. */
export function StudentSettingsScreen(props: StudentSettingsScreenProps) {
  const { student, form, resumes, newResume, serverErrors, onChange, onSave } = props
  const definition = studentSettingsForm(student.isInternationalStudent)
  const fields = useFormFields(definition, { draft: form, serverErrors, onChange })
  const { lostFileName, problem, progress } = newResume
  return (
    <SettingsFrame
      heading="Settings"
      header={<AccountCard name={student.fullName} detail={student.email} src={student.profilePicture} />}
      {...props.view}
      hasLostFile={lostFileName !== null}
      more={props.more}
      progress={progress}
      onStartOver={props.onStartOver}
      onDismissRestored={props.onDismissRestored}
      onCelebrated={props.onCelebrated}
      onCancelSave={props.onCancelSave}
      onSave={(element) => {
        if (fields.accept(element)) onSave()
      }}
      onRetry={onSave}
    >
      <ExpectedPaySection
        start={form.expectedSalaryStart}
        end={form.expectedSalaryEnd}
        profilePay={payOnProfile(student)}
        onChange={onChange}
      />
      <SettingsSection title="Phone number" description="For businesses you share it with.">
        <TextField {...fields.text('phoneNumber')} hideLabel type="tel" autoComplete="tel" />
      </SettingsSection>
      <PlaceFields
        form={form}
        isInternationalStudent={student.isInternationalStudent}
        fields={fields}
        onChange={onChange}
      />
      <SettingsSection title="Personal summary" description="Businesses you apply to read it on your application.">
        <TextArea {...fields.text('personalSummary')} hideLabel rows={4} />
      </SettingsSection>
      <ResumeSection
        resumes={resumes}
        lostFileName={lostFileName}
        problem={problem ?? fields.errorOf('file') ?? null}
        fileName={form.fileName}
        marked={form.resumeFileDelete}
        onToggleDeletion={props.onToggleDeletion}
        onPickFile={props.onPickFile}
        onRemoveFile={props.onRemoveFile}
      />
      <AvailabilitySection availability={form.availability} onChange={onChange} />
    </SettingsFrame>
  )
}

// The sections below are memoised, so that painting a cell or typing a letter renders only its own section.

type AvailabilitySectionProps = Pick<StudentForm, 'availability'> & Pick<StudentSettingsScreenProps, 'onChange'>

const AvailabilitySection = memo(function AvailabilitySection({ availability, onChange }: AvailabilitySectionProps) {
  return (
    <SettingsSection title="Availability" description="The week you are free, every week." wide>
      <AvailabilityGrid
        mode="edit"
        label="Your week"
        hideLabel
        value={availability}
        onChange={(painted) => onChange({ availability: painted })}
      />
    </SettingsSection>
  )
})

interface ExpectedPaySectionProps extends Pick<StudentSettingsScreenProps, 'onChange'> {
  start: string
  end: string
  /** The pay on the profile that businesses see. */
  profilePay: string
}

const ExpectedPaySection = memo(function ExpectedPaySection(props: ExpectedPaySectionProps) {
  const { start, end, profilePay, onChange } = props
  return (
    <SettingsSection title="Expected pay" description="Dollars an hour, from and to.">
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label="From"
          prefix="$"
          maxLength={limits.payText}
          value={start}
          onChange={(expectedSalaryStart) => onChange({ expectedSalaryStart })}
        />
        <TextField
          label="To"
          prefix="$"
          maxLength={limits.payText}
          value={end}
          onChange={(expectedSalaryEnd) => onChange({ expectedSalaryEnd })}
        />
      </div>
      <p className="text-ink-muted text-sm">
        Enter dollars per hour, like 30. <strong className="font-semibold text-ink">{profilePay}</strong>
      </p>
    </SettingsSection>
  )
})
