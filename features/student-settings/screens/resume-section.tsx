import { FileDrop, IconButton, Menu, type MenuItem, PdfTile } from '@campus-gigs/ui'
import { EllipsisVertical, ExternalLink, Trash2, Undo2 } from 'lucide-react'
import { memo } from 'react'
import { formatDate, limits, messages, type Resume } from '@/domain'
import { maxMegabytes, SettingsSection } from '@/features/shared'

export interface ResumeSectionProps {
  resumes: readonly Resume[]
  /** Ids of the resumes marked for deletion. */
  marked: readonly string[]
  /** File name of the new PDF; empty for none. */
  fileName: string
  /** File name of a PDF picked on an earlier visit, which must be picked again: drafts hold no files. Null for none. */
  lostFileName: string | null
  /** The error message for the last picked file. */
  problem: string | null
  onToggleDeletion: (resumeId: string) => void
  onPickFile: (file: File) => void
  onRemoveFile: () => void
}

/** The tile's text that differs from the default of `PdfTile`. */
const tileLabels = { addedOn: (date: string) => `Added on ${date}` }

/**
 * The resumes: view, mark for deletion, and add one with the next save (ST-07, ST-08). Memoised: a change of another
 * field doesn't render them.
 */
export const ResumeSection = memo(function ResumeSection(props: ResumeSectionProps) {
  const { resumes, marked, fileName, lostFileName, problem, onToggleDeletion, onPickFile, onRemoveFile } = props
  return (
    <SettingsSection title="Resumes" description="Up to five PDFs. Nothing is added or deleted until you save.">
      {resumes.length > 0 && (
        <ul aria-label="Your resumes" className="grid gap-3">
          {resumes.map((resume) => (
            <ResumeTile
              key={resume.id}
              resume={resume}
              isMarked={marked.includes(resume.id)}
              onToggleDeletion={() => onToggleDeletion(resume.id)}
            />
          ))}
        </ul>
      )}
      <FileDrop
        label="Add Resume"
        accept={limits.resume.type}
        hint={
          lostFileName ? messages.settings.chooseFileAgain(lostFileName) : `A PDF of up to ${maxMegabytes('resume')} MB`
        }
        error={problem ?? undefined}
        fileName={fileName || undefined}
        onFile={onPickFile}
        onRemove={onRemoveFile}
      />
      <p role="status" className="-mt-1 font-medium text-brand-ink text-sm empty:hidden">
        {fileName && messages.settings.fileSelected(fileName)}
      </p>
    </SettingsSection>
  )
})

interface ResumeTileProps {
  resume: Resume
  isMarked: boolean
  onToggleDeletion: () => void
}

function ResumeTile({ resume, isMarked, onToggleDeletion }: ResumeTileProps) {
  const { fileName, fileUrl, size, createdAt } = resume
  const toggle: MenuItem = isMarked
    ? { label: 'Undo Delete', icon: <Undo2 />, onSelect: onToggleDeletion }
    : { label: 'Delete', icon: <Trash2 />, danger: true, onSelect: onToggleDeletion }
  return (
    <li className="relative min-w-0">
      <PdfTile
        fileName={fileName}
        src={fileUrl}
        size={size}
        addedOn={formatDate(createdAt)}
        removed={isMarked}
        labels={tileLabels}
        className="pe-14"
      />
      <div className="absolute end-2 top-1/2 -translate-y-1/2">
        <Menu
          label={`What to do with ${fileName}`}
          items={[{ label: 'View', icon: <ExternalLink />, href: fileUrl, newTab: true }, toggle]}
          trigger={<IconButton label={`Actions for ${fileName}`} icon={<EllipsisVertical />} />}
        />
      </div>
    </li>
  )
}
