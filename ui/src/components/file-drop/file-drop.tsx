import { type ReactNode, useId, useMemo, useState } from 'react'
import { Button } from '../button/button'
import { fieldIds } from '../field/field-ids'
import { joinWords } from '../field/join-words'
import { FileText } from '../icons/document-icons'
import { X } from '../icons/icons'
import { useTexts } from '../locale/locale-context'
import { ProgressBar } from '../progress-bar/progress-bar'
import { addFiles } from './add-files'
import { FileDropFrame, type NativeFileInputProps } from './file-drop-frame'
import { type FileDropLabels, fileDropLabels, refusalText } from './labels'

export interface FileDropProps extends NativeFileInputProps {
  /** The button's label and the input's accessible name. */
  label: string
  /** The accepted types, as in the `accept` attribute: `application/pdf`, `image/*`. */
  accept: string
  /**
   * Called with the picked or dropped file, of any type. Set `fileName` to accept it, `error` to refuse it. Default: the field
   * keeps the file itself, and refuses what `accept` and `maxSizeBytes` do not allow.
   */
  onFile?: (file: File) => void
  /** Refuses a larger file, without `onFile`. Default: none is too large. */
  maxSizeBytes?: number
  /** The accepted types and size. */
  hint?: ReactNode
  /** The error and how to fix it; announced once. */
  error?: string
  /** The chosen file's name. A form submits the last picked file that has this name. */
  fileName?: string
  /** URL of a preview of the chosen file. */
  previewUrl?: string
  /** Upload progress in percent. Shows a progress bar while given. */
  progress?: number
  /** Called by Cancel. The button is shown beside the progress bar when this is given. */
  onCancel?: () => void
  /** Called by Remove, and when the form is reset. With `onFile`, the button is shown only when this is given. */
  onRemove?: () => void
  /** Replaces words. Default: those of the `LocaleProvider`, else English. */
  labels?: Partial<FileDropLabels>
}

/** Selects one file by a file dialog or drag and drop. For several use `MultiFileDrop`. */
export function FileDrop(props: FileDropProps) {
  const {
    onFile,
    maxSizeBytes,
    error,
    fileName,
    previewUrl,
    progress,
    onCancel,
    onRemove,
    labels: ownLabels,
    id,
    required,
    // `label`, `hint`, and the attributes of the input, `accept` among them.
    ...frameProps
  } = props
  const labels = useTexts('fileDrop', fileDropLabels, ownLabels)
  const generatedId = useId()
  const ids = fieldIds(id ?? generatedId)
  const fileNameId = `${ids.control}-file`
  const { shownName, files, refusal, handleFiles, remove } = useChosenFile(props, labels)
  const isRemovable = onRemove !== undefined || onFile === undefined
  return (
    <FileDropFrame
      {...frameProps}
      required={required && !shownName}
      ids={ids}
      error={error ?? refusal}
      describedBy={joinWords(shownName && fileNameId, props['aria-describedby'])}
      files={files}
      onFiles={handleFiles}
      onReset={remove}
      before={
        <>
          {previewUrl && <img src={previewUrl} alt="" className="max-h-40 max-w-full rounded-md object-contain" />}
          {shownName && (
            <ChosenFile
              name={shownName}
              nameId={fileNameId}
              removeLabel={labels.remove}
              disabled={frameProps.disabled}
              onRemove={isRemovable && progress === undefined ? remove : undefined}
            />
          )}
        </>
      }
    >
      {progress !== undefined && (
        <div className="flex w-full flex-wrap items-end justify-end gap-3 text-start">
          <ProgressBar
            label={labels.uploading(shownName)}
            value={progress}
            showValue
            className="min-w-0 flex-1 basis-40"
          />
          {onCancel && (
            <Button
              size="sm"
              onClick={({ currentTarget }) => {
                focusInput(currentTarget)
                onCancel()
              }}
            >
              {labels.cancel}
            </Button>
          )}
        </div>
      )}
    </FileDropFrame>
  )
}

/** The chosen file, which the owner names or the field keeps, and the error for a file that the field refused. */
function useChosenFile(props: FileDropProps, labels: FileDropLabels) {
  const { onFile, accept, maxSizeBytes, error, fileName, onRemove } = props
  /** The last picked file, then the one that was submitted before it, in case the owner refuses the last. */
  const [picks, setPicks] = useState<readonly File[]>([])
  const [refusal, setRefusal] = useState<string>()

  const shownName = (onFile ? undefined : picks[0]?.name) ?? fileName
  // With an error the owner refused the last picked file, even if it has the name of the one before.
  const submitted = (error ? picks.toReversed() : picks).find(({ name }) => name === shownName)
  const files = useMemo(() => (submitted ? [submitted] : []), [submitted])

  function handleFiles([file]: File[]) {
    if (!file) return
    if (onFile) {
      setPicks([file, ...files])
      onFile(file)
      return
    }
    const rules = { accept, maxSizeBytes }
    const [refused] = addFiles([], [file], rules).refused
    setRefusal(refused && refusalText(labels, refused, rules))
    if (!refused) setPicks([file])
  }

  function remove() {
    setPicks([])
    setRefusal(undefined)
    onRemove?.()
  }

  return { shownName, files, refusal, handleFiles, remove }
}

interface ChosenFileProps {
  name: string
  /** The id of the element with the name. */
  nameId: string
  removeLabel: string
  disabled: boolean | undefined
  /** Without it, no remove button is rendered. */
  onRemove: (() => void) | undefined
}

function ChosenFile({ name, nameId, removeLabel, disabled, onRemove }: ChosenFileProps) {
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
          disabled={disabled}
          aria-describedby={nameId}
          iconStart={<X className="size-4" />}
          onClick={({ currentTarget }) => {
            focusInput(currentTarget)
            onRemove()
          }}
        >
          {removeLabel}
        </Button>
      )}
    </p>
  )
}

/** Moves the focus to the file input from a button that goes away. */
function focusInput(button: HTMLElement): void {
  button.closest('[role="presentation"]')?.querySelector('input')?.focus()
}
