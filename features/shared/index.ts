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
export { ConfirmDialog } from './form-dialog/confirm-dialog'
export { FormDialog } from './form-dialog/form-dialog'
export {
  createDraftForm,
  type DraftEdit,
  type DraftFormDefinition,
  type DraftFormState,
  editOf,
} from './forms/draft-form'
export {
  type FormErrors,
  isStepComplete,
  stepErrors,
  stepPosition,
  stepsOf,
} from './forms/form'
export { FormTextArea, FormTextField } from './forms/form-text-fields'
export { type ChosenImage, createImageField, type ImageFieldState } from './forms/image-field'
export { restoreShiftedClicks } from './forms/restore-shifted-clicks'
export type { SaveState } from './forms/save-state'
export { createSettingsForm, type SaveOutcome } from './forms/settings-form'
export { SettingsPlace } from './forms/settings-place'
export { type SettingsSave, type SettingsScreenProps, settingsView } from './forms/settings-view'
export { imageRule, maxMegabytes } from './forms/upload-limits'
export { type FormFields, useFormFields } from './forms/use-form-fields'
export { type FormHistory, useFormHistory } from './forms/use-form-history'
export { useFormState } from './forms/use-form-state'
export { useWebsite, WebsiteField } from './forms/website-field'
export { ContinueGigs } from './gig-draft/continue-gigs'
export { type GigListProps, useGigList } from './gig-list'
export { LegalLink, type LegalLinks } from './legal-link'
export { ListingStatusTag } from './listing-status-tag'
export { ModuleLoadError } from './module-load-error'
export { openItemClass } from './open-item-class'
export { focusFragment, focusPage, useFocusHandover, useFocusParent } from './page-focus'
export { EmptyPage, FailedPage, LoadingPage, MissingGigPage } from './page-states'
export { PostedListing } from './posted-listing'
export { RetryAlert } from './retry-alert'
export { type ActionState, idleAction, runAction } from './run-action'
export { AccountCard } from './settings-frame/account-card'
export { SettingsFrame } from './settings-frame/settings-frame'
export { SettingsSection } from './settings-frame/settings-section'
export { type ReloadProps, StaleAlert } from './stale-alert'
export { TitledSection } from './titled-section'
export { useLatch } from './use-latch'
export { useLazyModule, useLazyModuleOrThrow } from './use-lazy-module'
export { twoColumnsQuery, useMediaQuery } from './use-media-query'
export { DraftNotice } from './wizard-frame/draft-notice'
export { WizardFrame, type WizardFrameProps } from './wizard-frame/wizard-frame'
