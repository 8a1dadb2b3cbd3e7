import { Button, Combobox, FileDrop, PhoneField, ProgressBar, SuburbCombobox } from '@campus-gigs/ui'
import { businessCategories, goingLiveMessages, limits, messages, otherCategory } from '@/domain'
import {
  FormTextArea,
  FormTextField,
  type ImageFieldState,
  imageRule,
  useWebsite,
  WebsiteField,
  WizardFrame,
} from '@/features/shared'
import type { BusinessImagesState } from '../business-wizard.store'
import { type BusinessImage, businessImages, missingLabels } from '../wizard'
import type { StepProps } from './wizard-props'

/** What the steps with text fields use. */
type FieldStepProps = Pick<StepProps, 'draft' | 'fields' | 'frame' | 'onChange' | 'onNext'>

type OwnerStepProps = FieldStepProps & Pick<StepProps, 'isEmailNeeded'>

/** Step 1: the owner's names and contact details (BW-02). */
export function OwnerStep({ draft, isEmailNeeded, fields, frame, onChange, onNext }: OwnerStepProps) {
  const missing = missingLabels(draft, isEmailNeeded)

  return (
    <WizardFrame
      {...frame}
      heading="Signing you Up"
      lead="Tell us who students will be working with."
      onSubmit={(form) => {
        if (missing.length === 0 && fields.accept(form)) onNext()
      }}
      actions={
        <>
          <NextButton disabled={missing.length > 0} />
          {missing.length > 0 && <p className="text-ink-muted text-sm">Still needed: {missing.join(', ')}</p>}
        </>
      }
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <FormTextField {...fields.text('ownerFirstName')} autoComplete="given-name" />
        <FormTextField {...fields.text('ownerLastName')} autoComplete="family-name" />
      </div>
      {isEmailNeeded && <FormTextField {...fields.text('email')} type="email" autoComplete="email" />}
      <FormTextField {...fields.text('companyName')} autoComplete="organization" />
      <PhoneField
        label="Phone Number"
        required
        country={draft.phoneCountry}
        onCountryChange={(phoneCountry) => onChange({ phoneCountry })}
        number={draft.phoneDigits}
        onNumberChange={(phoneDigits) => onChange({ phoneDigits })}
        error={fields.errorOf('phoneDigits')}
        onBlur={() => fields.leave('phoneDigits')}
      />
    </WizardFrame>
  )
}

function NextButton({ disabled = false }: { disabled?: boolean }) {
  return (
    <Button type="submit" variant="primary" size="lg" disabled={disabled} className="max-sm:w-full">
      NEXT
    </Button>
  )
}

type CompanyStepProps = FieldStepProps & Pick<StepProps, 'trust'>

/** Step 2: company, category, description and website (BW-03, BW-04, BW-05). */
export function CompanyStep({ draft, trust = 'open', fields, frame, onChange, onNext }: CompanyStepProps) {
  const website = useWebsite({ website: draft.website, onChange: (typed) => onChange({ website: typed }) })
  return (
    <WizardFrame
      {...frame}
      heading="More about you"
      lead="A few words about what you do. We read them when we look at your gigs."
      onSubmit={(form) => {
        const isWebsiteAccepted = website.accept(form)
        if (fields.accept(form) && isWebsiteAccepted) onNext()
      }}
      actions={<NextButton />}
    >
      <Combobox
        label="Category"
        required
        options={businessCategories}
        optionKey={(category) => category}
        optionLabel={(category) => category}
        value={businessCategories.find((category) => category === draft.category) ?? null}
        onChange={(category) => onChange({ category: category ?? '' })}
        placeholder="Choose or type to filter"
        error={fields.errorOf('category')}
        onBlur={() => fields.leave('category')}
      />
      {draft.category === otherCategory && <FormTextField {...fields.text('otherCategory')} />}
      <FormTextArea {...fields.text('description')} rows={5} />
      <WebsiteField
        field={fields.text('website')}
        website={website}
        cleared={messages.business.websiteCleared}
        emptyHint={messages.business.noWebsiteHint}
      />
      <FormTextField {...fields.text('abn')} hint={goingLiveMessages.abn.hint(trust)} />
    </WizardFrame>
  )
}

/** Step 3: suburb and zip code (BW-06). */
export function LocationStep({ draft, fields, frame, onChange, onNext }: FieldStepProps) {
  return (
    <WizardFrame
      {...frame}
      heading="Where is your business?"
      lead="Students nearby see how far your gigs are. Gigs show their suburb, and a street address only if you add one."
      onSubmit={(form) => {
        if (fields.accept(form)) onNext()
      }}
      actions={<NextButton />}
    >
      <SuburbCombobox
        suburbHint={messages.place.suburbHint}
        zipHint={messages.place.ownZipHint}
        suburb={draft.suburbName}
        zipCode={draft.zipCode}
        onChange={(place) => onChange(place)}
        suburbError={fields.errorOf('suburbName')}
        zipError={fields.errorOf('zipCode')}
      />
    </WizardFrame>
  )
}

const acceptedTypes = limits.imageTypes.join(',')

const imageTexts: Record<BusinessImage, { label: string; hint: string }> = {
  logo: { label: 'Choose a logo', hint: `${imageRule('logo')}. A square works best.` },
  cover: { label: 'Choose a cover', hint: `${imageRule('cover')}. A wide picture works best.` },
}

type ImagesStepProps = BusinessImagesState &
  Pick<StepProps, 'frame' | 'onNext' | 'onUpload' | 'onImageChoose' | 'onImageRemove'>

/** Step 4: logo and cover (BW-07, BW-08). */
export function ImagesStep(props: ImagesStepProps) {
  const { imageFields, imagesFailure, progress, frame, onNext, onUpload, onImageChoose, onImageRemove } = props
  const isUploading = progress !== null

  return (
    <WizardFrame
      {...frame}
      heading="Put a face to the name"
      lead="Your logo is on each of your gigs, your cover on your profile page. You can do this later in Settings, too."
      onSubmit={onUpload}
      alert={
        imagesFailure
          ? { failure: <ImagesFailure message={imagesFailure.message} detail={imagesFailure.detail} /> }
          : (frame.alert ?? {})
      }
      actions={
        <>
          <Button type="submit" variant="primary" size="lg" busy={isUploading} className="max-sm:flex-1">
            Upload and Next
          </Button>
          <Button variant="quiet" size="lg" disabled={isUploading} onClick={onNext}>
            Skip
          </Button>
        </>
      }
    >
      {businessImages.map((image) => (
        <ImageDrop
          key={image}
          image={image}
          state={imageFields[image]}
          isUploading={isUploading}
          onChoose={(file) => onImageChoose(image, file)}
          onRemove={() => onImageRemove(image)}
        />
      ))}
      {isUploading && <ProgressBar label="Uploading your images" value={progress} showValue />}
    </WizardFrame>
  )
}

interface ImageDropProps {
  image: BusinessImage
  state: ImageFieldState
  isUploading: boolean
  onChoose: (file: File) => void
  onRemove: () => void
}

/** The field of one image, with the preview of the chosen file. */
function ImageDrop({ image, state, isUploading, onChoose, onRemove }: ImageDropProps) {
  const { chosen, problem } = state
  return (
    <FileDrop
      label={imageTexts[image].label}
      hint={imageTexts[image].hint}
      accept={acceptedTypes}
      name={image}
      disabled={isUploading}
      error={problem ?? undefined}
      fileName={chosen?.fileName}
      previewUrl={chosen?.previewUrl}
      onFile={onChoose}
      onRemove={chosen ? onRemove : undefined}
    />
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

/** Step 5: the FINISH button (BW-09, BW-10). */
export function FinishStep({ saveState, frame, onFinish }: Pick<StepProps, 'saveState' | 'frame' | 'onFinish'>) {
  return (
    <WizardFrame
      {...frame}
      heading={messages.business.finishTitle}
      lead={messages.business.finishText}
      onSubmit={onFinish}
      actions={
        <Button type="submit" variant="primary" size="lg" busy={saveState === 'saving'} className="max-sm:w-full">
          FINISH
        </Button>
      }
    >
      {null}
    </WizardFrame>
  )
}
