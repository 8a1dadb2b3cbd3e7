import { SuburbCombobox, TextArea, TextField, useShownErrors } from '@campus-gigs/ui'
import { type SettingsView, settingsPhone, settingsPlace } from '@/client'
import { limits, messages } from '@/domain'
import { AccountCard, SettingsFrame, SettingsSection } from '@/features/shared'
import { type BusinessField, type BusinessForm, errorsOf, type SettingsBusiness } from '../settings'
import { CategoryFields } from './category-fields'
import type { FormFieldsProps } from './form-fields-props'
import { useClearedWebsite } from './use-cleared-website'
import { WebsiteField } from './website-field'

export interface BusinessSettingsScreenProps {
  business: Readonly<SettingsBusiness>
  form: Readonly<BusinessForm>
  /** Where saving stands. */
  view: SettingsView
  onChange: (changes: Partial<BusinessForm>) => void
  /** Send the form, by its button or by Retry. */
  onSave: () => void
  /** Forget the changes of an earlier visit. */
  onStartOver: () => void
  onDismissRestored: () => void
  /** The confetti is over. */
  onCelebrated: () => void
}

/** A business's settings: everything in one form, saved by one button (BS-01). */
export function BusinessSettingsScreen(props: BusinessSettingsScreenProps) {
  const { business, form, view, onChange, onSave, ...frame } = props
  const { refused, ...shown } = view
  const fields = useShownErrors<BusinessField>(errorsOf(form), refused)
  const website = useClearedWebsite(form.website, () => onChange({ website: '' }))
  const row: FormFieldsProps = { form, fields, onChange }
  return (
    <SettingsFrame
      heading="Settings"
      header={
        <AccountCard
          name={business.companyName ?? business.username ?? ''}
          detail={business.email}
          src={business.logoThumbnailUrl}
          shape="square"
        />
      }
      {...shown}
      {...frame}
      overlay={{ label: messages.settings.saving }}
      onSave={(element) => {
        if (fields.accept(element) && website.accept(element)) onSave()
      }}
      onRetry={onSave}
    >
      <OwnerFields {...row} />
      <SettingsSection title="What you do" description="Students see it on each of your gigs.">
        <CategoryFields {...row} />
        <TextArea
          label="Description"
          required
          rows={4}
          maxLength={limits.description.max}
          value={form.description}
          error={fields.errorOf('description')}
          onChange={(description) => onChange({ description })}
          onBlur={() => fields.leave('description')}
        />
        <WebsiteField {...row} cleared={website} />
      </SettingsSection>
      <SettingsSection title="Where you are" description="Your suburb is shown on your gigs, your street is not.">
        <SuburbCombobox {...settingsPlace(form, fields, onChange)} />
      </SettingsSection>
    </SettingsFrame>
  )
}

function OwnerFields({ form, fields, onChange }: FormFieldsProps) {
  return (
    <SettingsSection title="About you" description="Whom students deal with.">
      <TextField
        label="Full name"
        required
        autoComplete="name"
        maxLength={limits.name * 2 + 1}
        value={form.ownerFullName}
        error={fields.errorOf('ownerFullName')}
        onChange={(ownerFullName) => onChange({ ownerFullName })}
        onBlur={() => fields.leave('ownerFullName')}
      />
      <TextField
        label="Position"
        autoComplete="organization-title"
        maxLength={limits.name}
        value={form.profileOwnerPosition}
        error={fields.errorOf('profileOwnerPosition')}
        onChange={(profileOwnerPosition) => onChange({ profileOwnerPosition })}
      />
      <TextField label="Phone number" {...settingsPhone(form, fields, onChange)} />
    </SettingsSection>
  )
}
