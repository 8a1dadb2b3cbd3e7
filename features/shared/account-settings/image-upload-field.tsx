import { Button, FileDrop } from '@campus-gigs/ui'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { limits } from '@/domain'
import { ActionAlert } from '../action-alert/action-alert'
import type { ImageUpload } from './image-upload.store'

export interface ImageUploadFieldProps {
  /** The button's words, as `Choose a logo`. */
  label: string
  /** What is taken, and how large. */
  hint: string
  /** The image as it is now, or what stands in its place. */
  children: ReactNode
  upload: ImageUpload
  /** Shows this button, which removes the image. Default: it can only be replaced. */
  removeLabel?: string | undefined
}

/** An image of an account: how it is now, and the way to replace it, which takes effect at once. */
export function ImageUploadField({ label, hint, children, upload, removeLabel }: ImageUploadFieldProps) {
  const { progress, problem, failure, announcement } = useSnapshot(upload.state)
  return (
    <div className="flex flex-col gap-3">
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
          <Button size="sm" variant="quiet" onClick={() => void upload.remove()}>
            {removeLabel}
          </Button>
        )}
      </div>
      <p role="status" className="text-ink-muted text-sm empty:sr-only">
        {announcement}
      </p>
    </div>
  )
}
