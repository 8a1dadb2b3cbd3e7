import {
  type ChangeEvent,
  type ComponentProps,
  type DragEvent,
  type ReactNode,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { cn } from '../../cn'
import { buttonClass } from '../button/button-class'
import { FieldError } from '../field/field'
import type { FieldIds } from '../field/field-ids'
import { useFieldsetDisabled } from '../field/form-value'
import { joinWords } from '../field/join-words'
import { useEvent } from '../field/use-event'
import { useFormReset } from '../field/use-form-reset'
import { Upload } from '../icons/document-icons'

/** The attributes of a file input that a field passes on. */
export type NativeFileInputProps = Omit<
  ComponentProps<'input'>,
  'type' | 'onChange' | 'value' | 'defaultValue' | 'children' | 'multiple' | 'size'
>

type FolderReader = (drop: DataTransfer) => Promise<File[]> | undefined

interface FileDropFrameProps extends NativeFileInputProps {
  ids: FieldIds
  /** The button's label and the input's accessible name. */
  label: string
  /** Whether the platform's picker offers several files. */
  multiple?: boolean
  /** Reads the files of a drop with folders; undefined for one without. */
  readFolders?: FolderReader
  hint?: ReactNode
  error: string | undefined
  /** Ids of further descriptions. */
  describedBy?: string | undefined
  /** The files that a form submits. */
  files: readonly File[]
  /** Called with the picked or dropped files. */
  onFiles: (files: File[]) => void
  /** Called when the form is reset, which empties the input. */
  onReset: () => void
  /** Called before the platform's picker opens. */
  onPick?: () => void
  /** Above the button. */
  before?: ReactNode
  /** Below the hint, in the drop zone. */
  children?: ReactNode
}

/** The drop zone, its file input and the error, for one file or several. */
export function FileDropFrame(props: FileDropFrameProps) {
  const {
    ids,
    label,
    hint,
    error,
    describedBy,
    files,
    onFiles,
    onReset,
    onPick,
    before,
    children,
    ref,
    className,
    disabled = false,
    readFolders,
    ...native
  } = props
  const { inputRef, handleChange } = useSubmittedFiles(files, onFiles, onReset)
  const isFieldsetDisabled = useFieldsetDisabled(inputRef)
  const { isDragOver, dropZoneProps } = useDropZone(onFiles, disabled || isFieldsetDisabled, readFolders)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => inputRef.current)
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
        {before}
        <div>
          <input
            aria-invalid={error ? true : undefined}
            {...native}
            aria-describedby={joinWords(hint !== undefined && ids.hint, describedBy, error && ids.error)}
            ref={inputRef}
            id={ids.control}
            type="file"
            disabled={disabled}
            className="peer sr-only"
            onClick={(event) => {
              native.onClick?.(event)
              onPick?.()
            }}
            onChange={handleChange}
          />
          <label
            htmlFor={ids.control}
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
        {hint !== undefined && (
          <div id={ids.hint} className="text-ink-muted text-sm">
            {hint}
          </div>
        )}
        {children}
      </div>
      <FieldError id={ids.error}>{error}</FieldError>
    </div>
  )
}

/**
 * Keeps the files of an input, which a form submits, equal to `files`: dropped files are added, refused and removed ones
 * are not submitted.
 */
function useSubmittedFiles(files: readonly File[], onFiles: (files: File[]) => void, onReset: () => void) {
  const inputRef = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (inputRef.current) setFiles(inputRef.current, files)
  }, [files])

  useFormReset(inputRef, onReset)

  return {
    inputRef,
    handleChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const picked = [...(target.files ?? [])]
      // Undo the browser's pick: the owner decides which of the picked files to add, and a refused file left in the input
      // would fire no change event when it is picked again.
      setFiles(target, files)
      if (picked.length > 0) onFiles(picked)
    },
  }
}

/** Replaces the files of a file input; fires no event. */
function setFiles(input: HTMLInputElement, files: readonly File[]): void {
  if (files.length === 0) {
    input.value = ''
    return
  }
  // jsdom has no DataTransfer; there the input keeps its files.
  if (typeof DataTransfer === 'undefined') return
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  input.files = transfer.files
}

/**
 * The state and handlers of a drop zone.
 *
 * @param onDropFiles called with the dropped files
 * @param disabled ignores drops
 * @param readFolders reads the files of a drop with folders; undefined for one without
 * @returns whether files are dragged over it, and the handlers to spread on its element
 */
function useDropZone(onDropFiles: (files: File[]) => void, disabled: boolean, readFolders?: FolderReader) {
  const [isDragOver, setIsDragOver] = useState(false)
  // The owner may have rendered again while folders were read.
  const dropFiles = useEvent(onDropFiles)
  const dropZoneProps = {
    onDragOver: (event: DragEvent) => {
      if (disabled) return
      event.preventDefault()
      setIsDragOver(true)
    },
    onDragLeave: (event: DragEvent) => {
      const enteredElement = event.relatedTarget
      // Moving between children of the zone.
      if (enteredElement instanceof Node && event.currentTarget.contains(enteredElement)) return
      setIsDragOver(false)
    },
    onDrop: (event: DragEvent) => {
      if (disabled) return
      event.preventDefault()
      setIsDragOver(false)
      // Both are read at once, because the browser empties the drop's data after the event.
      const filesInFolders = readFolders?.(event.dataTransfer)
      const files = [...event.dataTransfer.files]
      if (filesInFolders) void filesInFolders.then(dropFiles)
      else if (files.length > 0) dropFiles(files)
    },
  }
  return { isDragOver, dropZoneProps }
}
