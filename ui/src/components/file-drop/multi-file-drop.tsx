import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '../button/icon-button'
import { FieldError } from '../field/field'
import { fieldIds } from '../field/field-ids'
import { FileText } from '../icons/document-icons'
import { X } from '../icons/icons'
import { useTexts } from '../locale/locale-context'
import { ProgressBar } from '../progress-bar/progress-bar'
import { addFiles, type FileRules, fileKey } from './add-files'
import { readFolders, withoutHidden } from './dropped-files'
import { FileDropFrame, type NativeFileInputProps } from './file-drop-frame'
import { type FileDropLabels, fileDropLabels, refusalText } from './labels'

export interface MultiFileDropProps extends NativeFileInputProps {
  /** The button's label and the input's accessible name. */
  label: string
  /** The accepted types, as in the `accept` attribute: `.pdf,image/*`. Other files are refused. Default: every type. */
  accept?: string
  /** Refuses larger files. Default: none is too large. */
  maxSizeBytes?: number
  /** The most files, chosen ones included; more are refused. Default: any number. */
  maxFiles?: number
  /**
   * The picker offers folders instead of files, and takes all files in them that aren't hidden. Dropped folders are read with and
   * without it. Default false.
   */
  folders?: boolean
  /** The chosen files, which a form submits under `name`. Default: the field keeps them itself. */
  value?: readonly File[]
  /** Called with the chosen files when some were added or one was removed, and with none when the form is reset. */
  onChange?: (files: File[]) => void
  /** A file's upload progress in percent. Shows a progress bar while given; 100 is announced once. */
  progressOf?: (file: File) => number | undefined
  /** What is wrong with a chosen file, such as a failed upload; announced once. */
  errorOf?: (file: File) => string | undefined
  /** The accepted types, sizes and number. */
  hint?: ReactNode
  /** The error of the whole field; announced once. The errors of refused files are shown with it. */
  error?: string
  /** Replaces words. Default: those of the `LocaleProvider`, else English. */
  labels?: Partial<FileDropLabels>
}

const noFiles: readonly File[] = []

/** Selects several files by a file dialog or drag and drop, and lists them. The error names each refused file and why. */
export function MultiFileDrop(props: MultiFileDropProps) {
  const {
    value,
    onChange,
    maxSizeBytes,
    maxFiles,
    folders,
    progressOf,
    errorOf,
    error,
    labels: ownLabels,
    id,
    required,
    // The button's label, the hint, and the attributes of the input.
    ...frameProps
  } = props
  const { accept, disabled } = frameProps
  const labels = useTexts('fileDrop', fileDropLabels, ownLabels)
  const generatedId = useId()
  const ids = fieldIds(id ?? generatedId)
  const rules: FileRules = { accept, maxSizeBytes, maxFiles }
  const { files, refusals, announcement, announce, add, remove, clear, clearRefusals } = useChosenFiles(
    { value, onChange, folders },
    rules,
    labels,
  )
  useFinishedUploads(files, progressOf, (names) => announce(labels.uploaded(names)))

  return (
    <FileDropFrame
      {...frameProps}
      // An attribute that React's types don't know.
      {...(folders && { webkitdirectory: '' })}
      multiple
      readFolders={readFolders}
      required={required && files.length === 0}
      ids={ids}
      describedBy={props['aria-describedby']}
      error={[error, refusals].filter(Boolean).join('\n') || undefined}
      files={files}
      onFiles={add}
      onPick={clearRefusals}
      onReset={clear}
    >
      <p role="status" className="sr-only">
        {/* A new element each time, since screen readers skip a text that did not change. */}
        <span key={announcement.count}>{announcement.text}</span>
      </p>
      {files.length > 0 && (
        <ul aria-label={labels.list} className="flex w-full flex-col gap-2 text-start">
          {files.map((file) => (
            <FileRow
              key={fileKey(file)}
              file={file}
              labels={labels}
              progress={progressOf?.(file)}
              error={errorOf?.(file)}
              disabled={disabled}
              onRemove={() => remove(file)}
            />
          ))}
        </ul>
      )}
    </FileDropFrame>
  )
}

/** The chosen files, with the errors of those refused last and the text to announce. */
function useChosenFiles(
  { value, onChange, folders }: Pick<MultiFileDropProps, 'value' | 'onChange' | 'folders'>,
  rules: FileRules,
  labels: FileDropLabels,
) {
  const [ownFiles, setOwnFiles] = useState(noFiles)
  const files = value ?? ownFiles
  /** The errors of the files that were refused last, one a line. */
  const [refusals, setRefusals] = useState('')
  const [announcement, setAnnouncement] = useState({ count: 0, text: '' })
  const announce = (text: string) => setAnnouncement(({ count }) => ({ count: count + 1, text }))
  const clearRefusals = () => setRefusals('')

  /** Replaces the chosen files, reports them and announces the change. */
  function replaceFiles(next: File[], announced: string) {
    setOwnFiles(next)
    announce(announced)
    onChange?.(next)
  }

  function add(added: readonly File[]) {
    const next = addFiles(files, folders ? withoutHidden(added) : added, rules)
    const names = next.files.slice(files.length).map(({ name }) => name)
    setRefusals(next.refused.map((refused) => refusalText(labels, refused, rules)).join('\n'))
    if (names.length > 0) replaceFiles(next.files, labels.added(names))
  }

  function remove(file: File) {
    clearRefusals()
    replaceFiles(
      files.filter((other) => other !== file),
      labels.removed(file.name),
    )
  }

  function clear() {
    clearRefusals()
    replaceFiles([], '')
  }

  return { files, refusals, announcement, announce, add, remove, clear, clearRefusals }
}

/** Calls `onFinish` once with the names of the files whose progress has reached 100. */
function useFinishedUploads(
  files: readonly File[],
  progressOf: MultiFileDropProps['progressOf'],
  onFinish: (names: string[]) => void,
) {
  const uploadingRef = useRef<readonly File[]>([])
  useEffect(() => {
    // -1 for a file that isn't being uploaded.
    const percentOf = (file: File) => progressOf?.(file) ?? -1
    const finished = files.filter((file) => percentOf(file) >= 100 && uploadingRef.current.includes(file))
    uploadingRef.current = files.filter((file) => percentOf(file) >= 0 && percentOf(file) < 100)
    if (finished.length > 0) onFinish(finished.map(({ name }) => name))
  })
}

interface FileRowProps {
  file: File
  labels: FileDropLabels
  progress: number | undefined
  error: string | undefined
  disabled: boolean | undefined
  onRemove: () => void
}

/** A chosen file: its name, size, upload and error, and its remove button. */
function FileRow({ file, labels, progress, error, disabled, onRemove }: FileRowProps) {
  return (
    <li className="rounded-md border border-line bg-raised py-1 ps-3 pe-1">
      <div className="flex items-center gap-2">
        <FileText className="size-5 shrink-0 text-brand-ink" />
        <span className="min-w-0 flex-1">
          <bdi className="break-all font-medium">{file.name}</bdi>{' '}
          <span className="text-ink-muted text-sm">{labels.size(file.size)}</span>
        </span>
        <IconButton
          label={labels.removeFile(file.name)}
          icon={<X />}
          disabled={disabled}
          onClick={({ currentTarget }) => {
            focusNextRow(currentTarget)
            onRemove()
          }}
        />
      </div>
      {progress !== undefined && (
        <ProgressBar label={labels.uploading(file.name)} hideLabel showValue value={progress} className="pe-2 pb-2" />
      )}
      <FieldError>{error}</FieldError>
    </li>
  )
}

/** Moves the focus from a row's button to the next row's, else to the previous row's, else to the file input. */
function focusNextRow(button: HTMLElement): void {
  const zone = button.closest('[role="presentation"]')
  const buttons = [...(zone?.querySelectorAll<HTMLElement>('li button') ?? [])]
  const index = buttons.indexOf(button)
  const next = buttons[index + 1] ?? buttons[index - 1] ?? zone?.querySelector('input')
  next?.focus()
}
