import { expect, it } from 'vitest'
import * as ui from './index'

/** Names others build on; see the design. Adding is free, renaming or removing breaks them. */
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
  'PdfTile',
  'PdfViewer',
  'PhoneField',
  'Popover',
  'ProgressBar',
  'RadioGroup',
  'RichText',
  'RichTextField',
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
