import { Button, FileDrop } from '@campus-gigs/ui'
import { type ReactNode, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { limits } from '@/domain'
import { ActionAlert } from '../action-alert/action-alert'
import { useFocusHandover } from '../page-focus'
import type { ImageUpload } from './image-upload.store'

interface ImageUploadFieldProps {
  /** The button's label, such as `Choose a logo`. */
  label: string
  /** The accepted formats and size. */
  hint: string
  /** The current image, or its placeholder. */
  children: ReactNode
  upload: ImageUpload
  /** The button that removes the image. Default: no button; the image can only be replaced. */
  removeLabel?: string | undefined
}

/** An image of an account with its file field. A chosen image is uploaded at once. */
export function ImageUploadField({ label, hint, children, upload, removeLabel }: ImageUploadFieldProps) {
  const { progress, problem, failure, announcement } = useSnapshot(upload.state)
  const fieldRef = useRef<HTMLDivElement>(null)
  return (
    <div ref={fieldRef} className="flex flex-col gap-3">
      {children}
      <FileDrop
        label={label}
        hint={hint}
        accept={limits.imageTypes.join(',')}
        onFile={(file) => void upload.choose(file)}
        {...(problem !== null && { error: problem })}
        {...(progress !== null && { progress })}
      />
      <ActionAlert failure={failure} onRetry={() => void upload.retry()} offlineText={null} />
      <div className="flex flex-wrap items-center gap-3 empty:hidden">
        {removeLabel && (
          <RemoveButton
            label={removeLabel}
            onRemove={() => void upload.remove()}
            onFocusLost={() => fieldRef.current?.querySelector<HTMLElement>('input[type="file"]')?.focus()}
          />
        )}
      </div>
      <p role="status" className="text-ink-muted text-sm empty:sr-only">
        {announcement}
      </p>
    </div>
  )
}

interface RemoveButtonProps {
  label: string
  onRemove: () => void
  /** Moves the focus on, once the button is removed with the image. */
  onFocusLost: () => void
}

function RemoveButton({ label, onRemove, onFocusLost }: RemoveButtonProps) {
  return (
    <Button ref={useFocusHandover<HTMLButtonElement>(() => onFocusLost)} size="sm" variant="quiet" onClick={onRemove}>
      {label}
    </Button>
  )
}
