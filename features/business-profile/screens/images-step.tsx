import { Button, FileDrop, ProgressBar } from '@campus-gigs/ui'
import { limits } from '@/domain'
import { WizardFrame } from '@/features/shared'
import type { BusinessImage } from '../business-wizard.store'
import type { StepProps } from './wizard-props'

const accept = limits.imageTypes.join(',')
const drops: Record<BusinessImage, { label: string; hint: string }> = {
  logo: { label: 'Choose a logo', hint: 'JPEG or PNG, less than 5MB. A square works best.' },
  cover: { label: 'Choose a cover', hint: 'JPEG or PNG, less than 8MB. A wide picture works best.' },
}

/** Step 4: logo and cover (BW-07, BW-08). */
export function ImagesStep(props: StepProps) {
  const { images, imagesFailure, progress, frame, onNext, onUpload, onImageChoose, onImageRemove } = props
  const uploading = progress !== null

  const drop = (image: BusinessImage) => {
    const { chosen, problem } = images[image]
    return (
      <FileDrop
        {...drops[image]}
        accept={accept}
        name={image}
        disabled={uploading}
        onFile={(file) => onImageChoose(image, file)}
        {...(problem ? { error: problem } : {})}
        {...(chosen
          ? { fileName: chosen.fileName, previewUrl: chosen.previewUrl, onRemove: () => onImageRemove(image) }
          : {})}
      />
    )
  }

  return (
    <WizardFrame
      {...frame}
      heading="Put a face to the name"
      lead="Your logo is on each of your gigs, your cover on your profile page. You can do this later in Settings, too."
      onSubmit={onUpload}
      alert={imagesFailure ? { failure: <ImagesFailure {...imagesFailure} /> } : (frame.alert ?? {})}
      actions={
        <>
          <Button type="submit" variant="primary" size="lg" busy={uploading} className="max-sm:flex-1">
            Upload and Next
          </Button>
          <Button variant="quiet" size="lg" disabled={uploading} onClick={onNext}>
            Skip
          </Button>
        </>
      }
    >
      {drop('logo')}
      {drop('cover')}
      {uploading && <ProgressBar label="Uploading your images" value={progress} showValue />}
    </WizardFrame>
  )
}

/** The failed upload: the specification's sentence, then the server's reason. */
function ImagesFailure({ message, detail }: { message: string; detail: string | null }) {
  return (
    <>
      <span className="text-danger">{message}</span>
      {detail && <span className="block">{detail}</span>}
    </>
  )
}
