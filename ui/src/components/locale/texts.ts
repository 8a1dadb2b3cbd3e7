import type { AlertLabels } from '../alert/labels'
import type { WeekLabels } from '../availability-grid/week/week-labels'
import type { ComboboxLabels } from '../combobox/combobox-props'
import type { CommandPaletteLabels } from '../command-palette/labels'
import type { DataTableLabels, PaginationLabels } from '../data-table/labels'
import type { ModalLabels } from '../dialog/labels'
import type { CountLabels } from '../field/count-notice'
import type { FileDropLabels } from '../file-drop/labels'
import type { PdfTileLabels } from '../pdf-tile/labels'
import type { PdfViewerLabels } from '../pdf-viewer/labels'
import type { PhoneFieldLabels } from '../phone-field/labels'
import type { PlaceComboboxTexts } from '../place-combobox/labels'
import type { ProgressBarLabels } from '../progress-bar/labels'
import type { RichComboboxTexts } from '../rich-combobox/rich-combobox-props'
import type { RichTextFieldLabels } from '../rich-text-field/labels'
import type { ScheduleMessages } from '../schedule-grid/schedule-messages'
import type { StepperLabels } from '../stepper/labels'
import type { SuburbComboboxTexts } from '../suburb-combobox/labels'
import type { TagLabels } from '../tag/labels'
import type { TextFieldLabels } from '../text-field/labels'
import type { TimeAgoLabels } from '../time-ago/time-ago-labels'
import type { ToastLabels } from '../toast/labels'
import type { LoadingLabels } from '../week-motif/loading-labels'

/** Every text of the components, by component. */
export interface Texts {
  alert: AlertLabels
  availabilityGrid: WeekLabels
  /** Of `TextArea`. */
  characterCount: CountLabels
  combobox: ComboboxLabels
  commandPalette: CommandPaletteLabels
  /** What differs from the words of `combobox`. */
  countryCombobox: Pick<ComboboxLabels, 'empty'>
  dataTable: DataTableLabels
  /** Of `Dialog` and `Drawer`. */
  dialog: ModalLabels
  fileDrop: FileDropLabels
  loading: LoadingLabels
  pagination: PaginationLabels
  pdfTile: PdfTileLabels
  pdfViewer: PdfViewerLabels
  phoneField: PhoneFieldLabels
  placeCombobox: PlaceComboboxTexts
  progressBar: ProgressBarLabels
  /** Of `RichCombobox` and `MultiCombobox`, besides the words of `combobox`. */
  richCombobox: RichComboboxTexts
  richTextField: RichTextFieldLabels
  scheduleGrid: ScheduleMessages
  stepper: StepperLabels
  suburbCombobox: SuburbComboboxTexts
  /** Of `Tag`'s remove button. */
  tag: TagLabels
  textField: TextFieldLabels
  timeAgo: TimeAgoLabels
  toast: ToastLabels
}
