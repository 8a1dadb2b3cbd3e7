// The only public door of @campus-gigs/ui, grouped by purpose.
// Add a name under its heading; the empty line after a heading keeps the groups apart when imports are sorted.

// Helpers

export { cn } from './cn'
export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden/visually-hidden'

// Actions

export { Button, type ButtonProps } from './button/button'
export type { ButtonSize, ButtonVariant } from './button/button-class'
export { IconButton, type IconButtonProps } from './button/icon-button'
export { Menu, type MenuItem, type MenuProps } from './menu/menu'

// Fields

export { Checkbox, type CheckboxProps } from './checkbox/checkbox'
export type { CountLabels } from './field/count-notice'
export {
  type BaseFieldProps,
  Field,
  type FieldControlProps,
  FieldError,
  type FieldFrameProps,
  type FieldProps,
} from './field/field'
export { type ErrorsByField, useShownErrors } from './field/use-shown-errors'
export { FileDrop, type FileDropLabels, type FileDropProps } from './file-drop/file-drop'
export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group/radio-group'
export { Select, type SelectOption, type SelectProps } from './select/select'
export { Slider, type SliderProps } from './slider/slider'
export { TextArea, type TextAreaProps } from './text-area/text-area'
export { TextField, type TextFieldLabels, type TextFieldProps } from './text-field/text-field'

// The week, places, time and documents: availability, pickers, editor, PDF

export type { AvailabilityEntry } from './availability-grid/availability'
export { AvailabilityGrid } from './availability-grid/availability-grid'
export type {
  AvailabilityGridProps,
  CompareGridProps,
  EditGridProps,
  ViewGridProps,
  WeekLayout,
} from './availability-grid/availability-grid-props'
export type { WeekLabels } from './availability-grid/week-labels'
export { Combobox } from './combobox/combobox'
export type { ComboboxLabels, ComboboxProps } from './combobox/combobox-props'
export { CountryCombobox, type CountryComboboxProps } from './country-combobox/country-combobox'
export { PhoneField, type PhoneFieldProps } from './phone-field/phone-field'
export type { StepperLabels } from './stepper/labels'
export {
  type LinearStepperProps,
  type Step,
  Stepper,
  type StepperProps,
  type StepsStepperProps,
} from './stepper/stepper'
export { useStepFocus } from './stepper/use-step-focus'
export { type StepSyncOptions, useStepSync } from './stepper/use-step-sync'
export type { Place } from './suburb-combobox/places'
export { SuburbCombobox, type SuburbComboboxProps } from './suburb-combobox/suburb-combobox'
export { TimeAgo, type TimeAgoLabels, type TimeAgoProps } from './time-ago/time-ago-text'

// Layers and navigation

export { Dialog, type DialogProps } from './dialog/dialog'
export type { ModalLabels } from './dialog/modal'
export { Drawer, type DrawerProps } from './drawer/drawer'
export { Popover, type PopoverProps } from './popover/popover'
export { AccountCard, type AccountCardProps } from './settings-frame/account-card'
export { SettingsFrame, type SettingsFrameProps } from './settings-frame/settings-frame'
export type { SaveFailureNotice, SettingsNoticesProps } from './settings-frame/settings-notices'
export { SettingsSection, type SettingsSectionProps } from './settings-frame/settings-section'
export { type TabItem, Tabs, type TabsProps } from './tabs/tabs'
export { DraftNotices, type DraftNoticesLabels, type DraftNoticesProps } from './wizard-frame/draft-notices'
export { focusFirstInvalid } from './wizard-frame/focus-first-invalid'
export { WizardFrame, type WizardFrameLabels, type WizardFrameProps } from './wizard-frame/wizard-frame'

// Content

export { Avatar, type AvatarProps } from './avatar/avatar'
export { Card, type CardProps } from './card/card'
export { type DataColumn, DataTable, type DataTableProps, type TableSort } from './data-table/data-table'
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state'
export { Tag, type TagProps } from './tag/tag'
export { WindowedList, type WindowedListProps } from './windowed-list/windowed-list'

// Feedback

export { Alert, type AlertLabels, type AlertProps, type AlertTone } from './alert/alert'
export { Confetti, type ConfettiProps } from './confetti/confetti'
export { ProgressBar, type ProgressBarProps } from './progress-bar/progress-bar'
export { Toast, type ToastLabels, type ToastOptions, type ToastProps, type ToastTone } from './toast/toast'
export { type ToastApi, ToastProvider, type ToastProviderProps, useToast } from './toast/toast-provider'

// Identity

export { Loading, Loading as Spinner, type LoadingProps } from './week-motif/loading'
export { Logo, type LogoProps } from './week-motif/logo'
export { WeekMotif, type WeekMotifProps } from './week-motif/week-motif'

// Documents and rich text

export type { PdfTileLabels } from './pdf-tile/labels'
export { PdfTile, type PdfTileProps } from './pdf-tile/pdf-tile'
export type { PdfViewerLabels } from './pdf-viewer/labels'
export { PdfViewer, type PdfViewerProps } from './pdf-viewer/pdf-viewer'
export { isEmptyHtml, textOf } from './rich-text/html'
export { RichText, type RichTextProps } from './rich-text/rich-text'
export type { RichTextFieldLabels } from './rich-text-field/labels'
export { RichTextField, type RichTextFieldProps } from './rich-text-field/rich-text-field'
