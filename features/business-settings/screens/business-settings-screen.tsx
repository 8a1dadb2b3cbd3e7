import { Combobox, TextArea, TextField } from '@campus-gigs/ui'
import { businessCategories, goingLiveMessages, messages, otherCategory, type TrustLevel } from '@/domain'
import {
  AccountCard,
  type FormFields,
  SettingsFrame,
  SettingsPlace,
  type SettingsScreenProps,
  SettingsSection,
  useFormFields,
  useWebsite,
  WebsiteField,
} from '@/features/shared'
import { type BusinessField, type BusinessForm, businessSettingsForm, type SettingsBusiness } from '../settings'

interface BusinessSettingsScreenProps extends SettingsScreenProps<BusinessForm, BusinessField> {
  business: Readonly<SettingsBusiness>
  /** The trust level that the server requires (TR-01): from `verified` on, a business needs an ABN. Default `open`. */
  trust?: TrustLevel
}

/** A business's settings: everything in one form, saved by one button (BS-01). */
export function BusinessSettingsScreen(props: BusinessSettingsScreenProps) {
  const { business, trust = 'open', form, serverErrors, onChange, onSave } = props
  const fields = useFormFields(businessSettingsForm, { draft: form, serverErrors, onChange })
  const website = useWebsite({ website: form.website, onChange: (typed) => onChange({ website: typed }) })
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
      {...props.view}
      more={props.more}
      onStartOver={props.onStartOver}
      onDismissRestored={props.onDismissRestored}
      onCelebrated={props.onCelebrated}
      onSave={(element) => {
        const isWebsiteAccepted = website.accept(element)
        if (fields.accept(element) && isWebsiteAccepted) onSave()
      }}
      onRetry={onSave}
    >
      <OwnerFields fields={fields} />
      <SettingsSection
        title="What you do"
        description="Students see your company name, category and logo on each of your gigs."
      >
        <TextField {...fields.text('companyName')} autoComplete="organization" />
        <CategoryFields form={form} fields={fields} onChange={onChange} />
        <TextArea {...fields.text('description')} rows={4} />
        <WebsiteField field={fields.text('website')} website={website} cleared={messages.settings.websiteCleared} />
        <TextField {...fields.text('abn')} hint={goingLiveMessages.abn.hint(trust)} />
      </SettingsSection>
      <SettingsSection
        title="Where you are"
        description="Gigs show their suburb, and a street address only if you add one."
      >
        <SettingsPlace form={form} fields={fields} onChange={onChange} />
      </SettingsSection>
    </SettingsFrame>
  )
}

function OwnerFields({ fields }: { fields: FormFields<BusinessField> }) {
  return (
    <SettingsSection title="About you" description="Who students will talk to.">
      <TextField {...fields.text('ownerFullName')} autoComplete="name" />
      <TextField {...fields.text('profileOwnerPosition')} autoComplete="organization-title" />
      <TextField {...fields.text('phoneNumber')} type="tel" autoComplete="tel" />
    </SettingsSection>
  )
}

/** A category is its own key and label. */
const itself = (category: string) => category

interface CategoryFieldsProps {
  form: Readonly<BusinessForm>
  fields: FormFields<BusinessField>
  onChange: (changes: Partial<BusinessForm>) => void
}

/** The business's category: a preset, or a custom one. */
function CategoryFields({ form, fields, onChange }: CategoryFieldsProps) {
  return (
    <>
      <Combobox
        label="Category"
        required
        options={businessCategories}
        optionKey={itself}
        optionLabel={itself}
        value={businessCategories.find((category) => category === form.companyCategory) ?? null}
        onChange={(category) => onChange({ companyCategory: category ?? '' })}
        error={fields.errorOf('companyCategory')}
        onBlur={() => fields.leave('companyCategory')}
      />
      {form.companyCategory === otherCategory && <TextField {...fields.text('otherCategory')} />}
    </>
  )
}
