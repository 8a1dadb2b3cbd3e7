import { expect, it } from 'vitest'
import * as ui from './index'

/** The public names. Renaming or removing one is a breaking change. */
const publicNames = [
  'Alert',
  'AvailabilityGrid',
  'Avatar',
  'Button',
  'Card',
  'Checkbox',
  'Combobox',
  'CommandPalette',
  'CountryCombobox',
  'DataTable',
  'Dialog',
  'Drawer',
  'EmptyState',
  'FileDrop',
  'Menu',
  'MultiFileDrop',
  'Pagination',
  'PdfTile',
  'PdfViewer',
  'PhoneField',
  'Popover',
  'ProgressBar',
  'RadioGroup',
  'RangeSlider',
  'RichText',
  'RichTextField',
  'ScheduleGrid',
  'Select',
  'Slider',
  'Stepper',
  'SuburbCombobox',
  'Tabs',
  'Tag',
  'TextArea',
  'TextField',
  'TimeAgo',
  'Toast',
]

it.each(publicNames)('%s is exported', (name) => {
  expect(Reflect.get(ui, name)).toBeTypeOf('function')
})
