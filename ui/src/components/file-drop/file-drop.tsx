import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '../../cn'
import { Button } from '../button/button'
import { buttonClass } from '../button/button-class'
import { FieldError } from '../field/field'
import { fieldIds } from '../field/field-ids'
import { joinWords } from '../field/join-words'
import { FileText, Upload, X } from '../icons/icons'
import { useTexts } from '../locale/locale-context'
import { ProgressBar } from '../progress-bar/progress-bar'
import { type FileDropLabels, fileDropLabels } from './labels'
import { useDropZone } from './use-drop-zone'

type Native = Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'value' | 'accept' | 'children' | 'multiple' | 'size'>

export interface FileDropProps extends Native {
  /** The button's label and the input's accessible name. */
  label: string
  /** The accepted types, as in the `accept` attribute: `application/pdf`, `image/*`. */
  accept: string
  /** Called with the picked or dropped file. Dropped files are not checked against `accept`: set `error` for a wrong type. */
  onFile: (file: File) => void
  /** The accepted types and size. */
  hint?: ReactNode
  /** The error and how to fix it; announced once. */
  error?: string
  /** The chosen file's name. */
  fileName?: string
  /** URL of a preview of the chosen file. */
  previewUrl?: string
  /** Upload progress in percent. Shows a progress bar while given. */
  progress?: number
  /** Called by the Cancel button, which is shown beside the progress bar with it. */
  onCancel?: () => void
  /** Called by the Remove button, which is shown beside the file's name with it. */
  onRemove?: () => void
  /** Replaces words. Default: those of the `LocaleProvider`, else English. */
  labels?: Partial<FileDropLabels>
}

/** Selects one file by a file dialog or drag and drop. */
export function FileDrop(props: FileDropProps) {
  const { label, accept, onFile, hint, error, fileName, previewUrl, progress, onCancel, onRemove, ...own } = props
  const { labels: ownLabels, id, className, disabled = false, ...native } = own
  const labels = useTexts('fileDrop', fileDropLabels, ownLabels)
  const generatedId = useId()
  const ids = fieldIds(id ?? generatedId)
  const fileNameId = `${ids.control}-file`
  const { isDragOver, dropZoneProps } = useDropZone(onFile, disabled)
  return (
    <div className={cn('flex flex-col gap-1.5', className)} data-invalid={error ? '' : undefined}>
      {/* Dropping is an extra for a mouse; the input does the same for everyone. */}
      <div
        role="presentation"
        {...dropZoneProps}
        className={cn(
          'flex flex-col items-center gap-3 rounded-lg border p-5 text-center',
          'transition-colors duration-quick',
          isDragOver ? 'border-brand border-solid bg-brand-soft' : 'border-dashed bg-raised',
          !isDragOver && (error ? 'border-danger' : 'border-line-strong'),
        )}
      >
        {previewUrl && <img src={previewUrl} alt="" className="max-h-40 max-w-full rounded-md object-contain" />}
        {fileName && (
          <ChosenFile
            name={fileName}
            nameId={fileNameId}
            removeLabel={labels.remove}
            onRemove={progress === undefined ? onRemove : undefined}
          />
        )}
        <FilePicker
          aria-describedby={joinWords(hint !== undefined && ids.hint, fileName && fileNameId, error && ids.error)}
          aria-invalid={error ? true : undefined}
          {...native}
          id={ids.control}
          label={label}
          accept={accept}
          disabled={disabled}
          onFile={onFile}
        />
        {hint !== undefined && (
          <div id={ids.hint} className="text-ink-muted text-sm">
            {hint}
          </div>
        )}
        {progress !== undefined && (
          <div className="flex w-full flex-wrap items-end justify-end gap-3 text-start">
            <ProgressBar
              label={labels.uploading(fileName)}
              value={progress}
              showValue
              className="min-w-0 flex-1 basis-40"
            />
            {onCancel && (
              <Button size="sm" onClick={onCancel}>
                {labels.cancel}
              </Button>
            )}
          </div>
        )}
      </div>
      <FieldError id={ids.error}>{error}</FieldError>
    </div>
  )
}

interface ChosenFileProps {
  name: string
  /** The id of the element with the name. */
  nameId: string
  removeLabel: string
  /** Without it, no remove button is rendered. */
  onRemove: (() => void) | undefined
}

/** The chosen file's name and its remove button. */
function ChosenFile({ name, nameId, removeLabel, onRemove }: ChosenFileProps) {
  return (
    <p className="flex max-w-full flex-wrap items-center justify-center gap-x-2 gap-y-1">
      <FileText className="size-5 shrink-0 text-brand-ink" />
      <span id={nameId} dir="auto" className="min-w-0 break-all font-medium">
        {name}
      </span>
      {onRemove && (
        <Button
          size="sm"
          variant="quiet"
          aria-describedby={nameId}
          iconStart={<X className="size-4" />}
          onClick={onRemove}
        >
          {removeLabel}
        </Button>
      )}
    </p>
  )
}

interface FilePickerProps extends Native {
  id: string
  label: string
  accept: string
  onFile: (file: File) => void
}

/** The native file input, hidden but focusable, and its label, which looks like a button. */
function FilePicker({ id, label, onFile, ...native }: FilePickerProps) {
  return (
    <div>
      <input
        {...native}
        id={id}
        type="file"
        className="peer sr-only"
        onChange={(event) => {
          const file = event.target.files?.item(0)
          // Reset, or picking the same file again would fire no change event.
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
      <label
        htmlFor={id}
        className={cn(
          buttonClass({ variant: 'secondary' }),
          'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-focus',
          'peer-focus-visible:outline-solid peer-focus-visible:outline-offset-2',
          'peer-disabled:cursor-not-allowed peer-disabled:border-line peer-disabled:bg-sunken peer-disabled:text-ink-muted',
        )}
      >
        <Upload className="size-5" />
        {label}
      </label>
    </div>
  )
}
