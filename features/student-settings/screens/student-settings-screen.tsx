import { AvailabilityGrid, TextArea, TextField } from '@campus-gigs/ui'
import { limits, messages } from '@/domain'
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
    Pick<ResumeSectionProps, 'resumes' | 'newResume' | 'onToggleDeletion' | 'onPickFile' | 'onRemoveFile'> {
  student: Readonly<SettingsStudent>
  /** Cancels a save that is sending a file. */
  onCancelSave: () => void
}

/** A student's settings: everything in one form, saved by one button. */
export function StudentSettingsScreen(props: StudentSettingsScreenProps) {
  const { student, form, view, resumes, newResume, serverErrors, onChange, onSave, onCancelSave, ...withResumes } =
    props
  const { onToggleDeletion, onPickFile, onRemoveFile, ...frame } = withResumes
  const definition = studentSettingsForm(student.isInternationalStudent)
  const fields = useFormFields(definition, { draft: form, serverErrors, onChange })
  const { progress } = newResume
  return (
    <SettingsFrame
      heading="Settings"
      header={<AccountCard name={student.fullName} detail={student.email} src={student.profilePicture} />}
      {...view}
      {...frame}
      overlay={{
        label: messages.settings.saving,
        progress,
        onCancel: progress === null ? undefined : onCancelSave,
      }}
      onSave={(element) => {
        if (fields.accept(element)) onSave()
      }}
      onRetry={onSave}
    >
      <ExpectedPaySection student={student} form={form} onChange={onChange} />
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
        newResume={{ ...newResume, problem: newResume.problem ?? fields.errorOf('file') ?? null }}
        fileName={form.fileName}
        marked={form.resumeFileDelete}
        onToggleDeletion={onToggleDeletion}
        onPickFile={onPickFile}
        onRemoveFile={onRemoveFile}
      />
      <SettingsSection title="Availability" description="The week you are free, every week." wide>
        <AvailabilityGrid
          mode="edit"
          label="Your week"
          hideLabel
          value={form.availability}
          onChange={(availability) => onChange({ availability })}
        />
      </SettingsSection>
    </SettingsFrame>
  )
}

function ExpectedPaySection({
  student,
  form,
  onChange,
}: Pick<StudentSettingsScreenProps, 'student' | 'form' | 'onChange'>) {
  return (
    <SettingsSection title="Expected pay" description="Dollars an hour, from and to.">
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label="From"
          prefix="$"
          maxLength={limits.payText}
          value={form.expectedSalaryStart}
          onChange={(expectedSalaryStart) => onChange({ expectedSalaryStart })}
        />
        <TextField
          label="To"
          prefix="$"
          maxLength={limits.payText}
          value={form.expectedSalaryEnd}
          onChange={(expectedSalaryEnd) => onChange({ expectedSalaryEnd })}
        />
      </div>
      <p className="text-ink-muted text-sm">
        Enter dollars per hour, like 30. <strong className="font-semibold text-ink">{payOnProfile(student)}</strong>
      </p>
    </SettingsSection>
  )
}
