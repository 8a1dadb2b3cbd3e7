import { Alert, Button, FileDrop } from '@campus-gigs/ui'
import { X } from 'lucide-react'
import { limits } from '@/domain'
import type { EventFormProps } from './create-event-props'

/** Up to three pictures of an event (EV-03). */
export function EventImages({ draft, images, imageProblem, fields, onImageChoose, onImageRemove }: EventFormProps) {
  const lostNames = images.length === 0 ? draft.imageNames : []
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-3 flex w-full items-baseline justify-between gap-4 max-tight:flex-wrap">
        <span className="font-semibold">Posters and pictures</span>
        <span className="text-ink-muted text-sm">
          {images.length} of {limits.eventImage.maxCount} chosen
        </span>
      </legend>
      {lostNames.length > 0 && (
        <Alert>
          You had chosen {lostNames.join(', ')}. Pictures are not kept when the page closes: choose them again.
        </Alert>
      )}
      {images.length > 0 && (
        <ul aria-label="Chosen pictures" className="grid grid-cols-3 gap-3">
          {images.map(({ file, previewUrl }, index) => (
            <li key={previewUrl} className="flex min-w-0 flex-col gap-1.5">
              <img
                src={previewUrl}
                alt={file.name}
                className="aspect-square rounded-md border border-line bg-sunken object-cover"
              />
              <Button
                size="sm"
                variant="quiet"
                iconStart={<X aria-hidden="true" className="size-4" />}
                aria-label={`Remove ${file.name}`}
                onClick={() => onImageRemove(index)}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <FileDrop
        label={images.length === 0 ? 'Choose a picture' : 'Choose another picture'}
        accept={limits.imageTypes.join(',')}
        hint="JPEG or PNG, less than 5MB each."
        onFile={onImageChoose}
        error={imageProblem ?? fields.errorOf('images')}
      />
    </fieldset>
  )
}
