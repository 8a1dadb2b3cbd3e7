// Components and form models shared by several features.

export { AccountSections, type SettingsPageProps } from './account-settings/account-sections'
export { DeleteAccountDialog } from './account-settings/delete-account-dialog'
export { createImageUpload } from './account-settings/image-upload.store'
export { ImageUploadField } from './account-settings/image-upload-field'
export { MailChoicesList } from './account-settings/mail-choices-section'
export { SessionsList } from './account-settings/sessions-section'
export { YourData } from './account-settings/your-data-section'
export { ActionAlert } from './action-alert/action-alert'
export { useChangeNotice } from './change-notice/use-change-notice'
export { FitSummary } from './fit/fit-summary'
export { FormDialog } from './form-dialog/form-dialog'
export { createDraftForm, type DraftFormDefinition, type DraftFormState } from './forms/draft-form'
export type { SaveState } from './forms/form'
export {
  type FormErrors,
  isStepComplete,
  stepErrors,
  stepPosition,
  stepsOf,
} from './forms/form'
export { type ChosenImage, createImageField, type ImageFieldState } from './forms/image-field'
export { restoreShiftedClicks } from './forms/restore-shifted-clicks'
export { createSettingsForm, type SaveOutcome } from './forms/settings-form'
export { SettingsPlace } from './forms/settings-place'
export { type SettingsSave, type SettingsScreenProps, settingsView } from './forms/settings-view'
export { type FormFields, useFormFields } from './forms/use-form-fields'
export { type FormHistory, useFormHistory } from './forms/use-form-history'
export { useWebsite } from './forms/use-website'
export { WebsiteField } from './forms/website-field'
export { type BegunGig, ContinueGigs } from './gig-draft/continue-gigs'
export { ListingStatusTag } from './listing-status-tag'
export { EmptyPage, FailedPage, LoadingPage, MissingGigPage } from './page-states'
export { AccountCard } from './settings-frame/account-card'
export { SettingsFrame } from './settings-frame/settings-frame'
export { SettingsSection } from './settings-frame/settings-section'
export { type ReloadProps, StaleAlert } from './stale-alert'
export { TitledSection } from './titled-section'
export { useLoaded, useLoading } from './use-loaded'
export { twoColumnsQuery, useMediaQuery } from './use-media-query'
export { usePostedListing } from './use-posted-listing'
export { DraftNotice } from './wizard-frame/draft-notice'
export { WizardFrame, type WizardFrameProps } from './wizard-frame/wizard-frame'
