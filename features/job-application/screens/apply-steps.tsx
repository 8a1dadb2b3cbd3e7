import { Button, Checkbox, FileDrop, PdfTile, RadioGroup, RichTextField, WeekMotif } from '@campus-gigs/ui'
import { useId } from 'react'
import type { StoredResume } from '@/client'
import { formatDate, limits, messages } from '@/domain'
import { type FormErrors, maxMegabytes } from '@/features/shared'
import type { ApplicationQuestion, ApplyDraft, ApplyField } from '../apply-form'
import type { ResumeUploadState } from '../resume-upload.store'

interface ResumesProps {
  /** The student's resumes, newest first. */
  resumes: readonly StoredResume[]
  /** The upload in progress, or the one that failed. */
  upload: ResumeUploadState
  /** Called with a picked or dropped file, to upload it. */
  onPickFile: (file: File) => void
  onCancelUpload: () => void
  onRetryUpload: () => void
}

export interface LetterStepProps extends ResumesProps {
  draft: ApplyDraft
  /** The messages of missing or refused fields. */
  errors: FormErrors<ApplyField>
  onChange: (changed: Partial<ApplyDraft>) => void
}

/** Step 1: the resume and the cover letter. */
export function LetterStep(props: LetterStepProps) {
  const { draft, errors, resumes, upload, onChange, onPickFile, onCancelUpload, onRetryUpload } = props
  const { resumeId, coverLetter, sharesContact } = draft
  return (
    <div className="flex flex-col gap-6">
      <ResumeChoice
        resumes={resumes}
        resumeId={resumeId}
        upload={upload}
        error={errors.resumeId}
        onChoose={(id) => onChange({ resumeId: id })}
        onPickFile={onPickFile}
        onCancelUpload={onCancelUpload}
        onRetryUpload={onRetryUpload}
      />
      <RichTextField
        label="Cover letter"
        required
        value={coverLetter}
        onChange={(html) => onChange({ coverLetter: html })}
        placeholder={messages.apply.letterPlaceholder}
        error={errors.coverLetter}
      />
      <Checkbox
        label={messages.apply.shareContact}
        hint={messages.apply.shareContactHint}
        checked={sharesContact}
        onChange={(checked) => onChange({ sharesContact: checked })}
      />
    </div>
  )
}

interface ResumeChoiceProps extends ResumesProps {
  /** The id of the chosen resume; null for none. */
  resumeId: string | null
  /** The message for a missing resume. */
  error?: string
  onChoose: (resumeId: string) => void
}

/** Chooses a stored resume, or uploads a new one. */
function ResumeChoice(props: ResumeChoiceProps) {
  const { resumes, resumeId, upload, error, onChoose, onPickFile, onCancelUpload, onRetryUpload } = props
  const headingId = useId()
  const isUploading = upload.progress !== null
  return (
    <div role="group" aria-labelledby={headingId} className="flex flex-col gap-3">
      <h4 id={headingId} className="font-semibold font-text text-sm tracking-normal">
        Your resume
      </h4>
      {resumes.length > 0 && (
        <ul className="grid gap-3 sm:grid-cols-2">
          {resumes.map(({ id, fileName, fileUrl, size, createdAt }) => (
            <li key={id} className="min-w-0">
              <PdfTile
                fileName={fileName}
                href={fileUrl}
                src={fileUrl}
                size={size}
                addedOn={formatDate(createdAt)}
                selected={id === resumeId}
                onSelect={() => onChoose(id)}
                className="h-full"
              />
            </li>
          ))}
        </ul>
      )}
      <FileDrop
        label={resumes.length > 0 ? 'Upload another resume' : 'Upload a resume'}
        accept={limits.resume.type}
        hint={`A PDF of up to ${maxMegabytes('resume')} MB. You can keep ${limits.resume.maxCount}.`}
        onFile={onPickFile}
        fileName={isUploading ? (upload.fileName ?? undefined) : undefined}
        progress={upload.progress ?? undefined}
        onCancel={isUploading ? onCancelUpload : undefined}
        error={upload.error ?? error}
      />
      {upload.canRetry && (
        <Button size="sm" onClick={onRetryUpload} className="self-start">
          Try {upload.fileName} again
        </Button>
      )}
    </div>
  )
}

interface QuestionsStepProps {
  questions: readonly ApplicationQuestion[]
  answers: ApplyDraft['answers']
  /** The messages of missing or refused fields. */
  errors: FormErrors<ApplyField>
  onChange: (changed: Partial<ApplyDraft>) => void
}

/** Step 2: the business's questions, each with its fixed answers. */
export function QuestionsStep({ questions, answers, errors, onChange }: QuestionsStepProps) {
  return (
    <div className="flex flex-col gap-8">
      {questions.map(({ question, options }) => (
        <RadioGroup
          key={question}
          label={question}
          required
          value={answers[question] ?? null}
          onChange={(answer) => onChange({ answers: { ...answers, [question]: answer } })}
          options={options.map((option) => ({ value: option, label: option }))}
          error={errors.answers && !answers[question] ? 'Choose one of these answers.' : undefined}
        />
      ))}
    </div>
  )
}

interface SentStepProps {
  companyName: string
  appliedJobsHref: string
}

/** Step 3: the confirmation. */
export function SentStep({ companyName, appliedJobsHref }: SentStepProps) {
  return (
    <div className="flex flex-col items-start gap-5 py-4">
      <WeekMotif size={168} />
      <p className="max-w-prose text-lg">
        {companyName} has your resume and your letter. Everything you sent is kept under your applied jobs.
      </p>
      <Button variant="primary" size="lg" asChild>
        <a href={appliedJobsHref}>See your applied jobs</a>
      </Button>
    </div>
  )
}
