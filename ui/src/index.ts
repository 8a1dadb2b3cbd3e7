// The index of @campus-gigs/ui, grouped by purpose.
// Add a name under its heading; the empty line after a heading stops the import sorter from merging the groups.

// Helpers

export { cn } from './cn'
export { VisuallyHidden, type VisuallyHiddenProps } from './components/visually-hidden/visually-hidden'
export { afterPaint } from './hooks/after-paint'
export { useFirstInput } from './hooks/use-first-input'
export { useValueAfterPaint } from './hooks/use-value-after-paint'

// Languages

export type { Direction, Language, Locale } from './components/locale/locale-context'
export { LocaleProvider, type LocaleProviderProps } from './components/locale/locale-provider'
export { type PluralForms, pluralText } from './components/locale/plural-text'
export type { Texts } from './components/locale/texts'

// Actions

export { Button, type ButtonProps } from './components/button/button'
export type { ButtonSize, ButtonVariant } from './components/button/button-class'
export { IconButton, type IconButtonProps } from './components/button/icon-button'
export { Menu } from './components/menu/menu'
export type {
  MenuCheckItem,
  MenuEntry,
  MenuGroup,
  MenuItem,
  MenuProps,
  MenuRadioGroup,
  MenuSubmenu,
} from './components/menu/menu-props'

// Fields

export { Checkbox, type CheckboxProps, type UncontrolledCheckboxProps } from './components/checkbox/checkbox'
export type { CountLabels } from './components/field/count-notice'
export {
  type BaseFieldProps,
  Field,
  type FieldControlProps,
  FieldError,
  type FieldFrameProps,
  type FieldProps,
} from './components/field/field'
export { focusFirstInvalid } from './components/field/focus-first-invalid'
export { type ErrorsByField, useShownErrors } from './components/field/use-shown-errors'
export { FileDrop, type FileDropProps } from './components/file-drop/file-drop'
export type { FileDropLabels } from './components/file-drop/labels'
export { MultiFileDrop, type MultiFileDropProps } from './components/file-drop/multi-file-drop'
export type { RadioOption } from './components/radio-group/radio-choice'
export {
  RadioGroup,
  type RadioGroupProps,
  type UncontrolledRadioGroupProps,
} from './components/radio-group/radio-group'
export { Select, type SelectOption, type SelectProps, type UncontrolledSelectProps } from './components/select/select'
export { RangeSlider, type RangeSliderProps } from './components/slider/range-slider'
export { Slider, type SliderProps } from './components/slider/slider'
export type { SliderMark, SliderScaleProps } from './components/slider/slider-frame'
export type { SliderRange } from './components/slider/slider-model'
export { TextArea, type TextAreaProps, type UncontrolledTextAreaProps } from './components/text-area/text-area'
export type { TextFieldLabels } from './components/text-field/labels'
export { TextField, type TextFieldProps, type UncontrolledTextFieldProps } from './components/text-field/text-field'

// The week, places and time

export { AvailabilityField, type AvailabilityFieldProps } from './components/availability-field/availability-field'
export type { AvailabilityEntry } from './components/availability-grid/availability'
export { AvailabilityGrid } from './components/availability-grid/availability-grid'
export type {
  AvailabilityGridProps,
  CompareGridProps,
  EditGridProps,
  ViewGridProps,
  WeekLayout,
} from './components/availability-grid/availability-grid-props'
export type { WeekLabels } from './components/availability-grid/week/week-labels'
export { Combobox } from './components/combobox/combobox'
export type { ComboboxLabels, ComboboxProps } from './components/combobox/combobox-props'
export { CountryCombobox, type CountryComboboxProps } from './components/country-combobox/country-combobox'
export type { PhoneFieldLabels } from './components/phone-field/labels'
export { PhoneField, type PhoneFieldProps } from './components/phone-field/phone-field'
export type { PlaceComboboxLabels, PlaceComboboxTexts } from './components/place-combobox/labels'
export { PlaceCombobox, type PlaceComboboxProps } from './components/place-combobox/place-combobox'
export type { ChosenPlace, PlaceOption } from './components/place-combobox/places'
export { MultiCombobox } from './components/rich-combobox/multi-combobox'
export { RichCombobox } from './components/rich-combobox/rich-combobox'
export type {
  MultiComboboxProps,
  RichComboboxProps,
  RichComboboxTexts,
  RichListProps,
} from './components/rich-combobox/rich-combobox-props'
export { ScheduleField, type ScheduleFieldProps } from './components/schedule-field/schedule-field'
export type { ScheduleEntry } from './components/schedule-grid/schedule'
export { ScheduleGrid } from './components/schedule-grid/schedule-grid'
export type {
  CompareScheduleProps,
  EditScheduleProps,
  ScheduleGridProps,
  ViewScheduleProps,
} from './components/schedule-grid/schedule-grid-props'
export type { ScheduleAttendance, ScheduleMessages } from './components/schedule-grid/schedule-messages'
export type { SuburbComboboxLabels, SuburbComboboxTexts } from './components/suburb-combobox/labels'
export { type Place, SuburbCombobox, type SuburbComboboxProps } from './components/suburb-combobox/suburb-combobox'
export type { TimeAgoLabels } from './components/time-ago/time-ago-labels'
export { TimeAgo, type TimeAgoProps } from './components/time-ago/time-ago-text'

// Layers and navigation

export type { PaletteCommand, PaletteGroup } from './components/command-palette/command-groups'
export { CommandPalette, type CommandPaletteProps } from './components/command-palette/command-palette'
export type { CommandPaletteLabels } from './components/command-palette/labels'
export { Dialog, type DialogProps } from './components/dialog/dialog'
export type { ModalLabels } from './components/dialog/labels'
export { Drawer, type DrawerProps } from './components/drawer/drawer'
export { Popover, type PopoverProps } from './components/popover/popover'
export type { StepperLabels } from './components/stepper/labels'
export type { Step } from './components/stepper/step-list'
export {
  type LinearStepperProps,
  Stepper,
  type StepperProps,
  type StepsStepperProps,
} from './components/stepper/stepper'
export { useStepFocus } from './components/stepper/use-step-focus'
export { type StepSyncOptions, useStepSync } from './components/stepper/use-step-sync'
export { type TabItem, Tabs, type TabsProps } from './components/tabs/tabs'

// Content

export { Avatar, type AvatarProps } from './components/avatar/avatar'
export { Card, type CardProps } from './components/card/card'
export type { DataColumn, TableSort } from './components/data-table/columns'
export { DataTable, type DataTableProps, type TableSelection } from './components/data-table/data-table'
export type { DataTableLabels, PaginationLabels } from './components/data-table/labels'
export { Pagination, type PaginationProps } from './components/data-table/pagination'
export { EmptyState, type EmptyStateProps } from './components/empty-state/empty-state'
export { Tag, type TagProps } from './components/tag/tag'
export { WindowedList, type WindowedListProps } from './components/windowed-list/windowed-list'

// Feedback

export { Alert, type AlertProps, type AlertTone } from './components/alert/alert'
export type { AlertLabels } from './components/alert/labels'
export { Confetti, type ConfettiProps } from './components/confetti/confetti'
export type { ProgressBarLabels } from './components/progress-bar/labels'
export { ProgressBar, type ProgressBarProps } from './components/progress-bar/progress-bar'
export type { ToastLabels } from './components/toast/labels'
export { Toast, type ToastOptions, type ToastProps, type ToastTone } from './components/toast/toast'
export {
  type PromiseToasts,
  type ToastApi,
  type ToastMessage,
  type ToastPosition,
  ToastProvider,
  type ToastProviderProps,
  useToast,
} from './components/toast/toast-provider'

// Identity

export { Loading, type LoadingProps } from './components/week-motif/loading'
export type { LoadingLabels } from './components/week-motif/loading-labels'
export { Logo, type LogoProps } from './components/week-motif/logo'
export { WeekMotif, type WeekMotifProps } from './components/week-motif/week-motif'

// Documents and rich text

export type { PdfTileLabels } from './components/pdf-tile/labels'
export { PdfTile, type PdfTileProps } from './components/pdf-tile/pdf-tile'
export type { PdfViewerLabels } from './components/pdf-viewer/labels'
export { PdfViewer, type PdfViewerProps } from './components/pdf-viewer/pdf-viewer'
export { isEmptyHtml, textOf } from './components/rich-text/html'
export { RichText, type RichTextProps } from './components/rich-text/rich-text'
export type { RichTextFieldLabels } from './components/rich-text-field/labels'
export { RichTextField, type RichTextFieldProps } from './components/rich-text-field/rich-text-field'
