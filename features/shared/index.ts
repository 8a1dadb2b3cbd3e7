// What several features show.
export { AccountCard, type AccountCardProps } from './settings-frame/account-card'
export { SettingsFrame, type SettingsFrameProps } from './settings-frame/settings-frame'
export type { SaveFailureNotice, SettingsNoticesProps } from './settings-frame/settings-notices'
export { SettingsSection, type SettingsSectionProps } from './settings-frame/settings-section'
export { DraftNotices, type DraftNoticesLabels, type DraftNoticesProps } from './wizard-frame/draft-notices'
export { WizardFrame, type WizardFrameLabels, type WizardFrameProps } from './wizard-frame/wizard-frame'
