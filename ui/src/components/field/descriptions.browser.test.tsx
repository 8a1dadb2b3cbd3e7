import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Checkbox } from '../checkbox/checkbox'
import { Combobox } from '../combobox/combobox'
import { CountryCombobox } from '../country-combobox/country-combobox'
import { FileDrop } from '../file-drop/file-drop'
import { MultiFileDrop } from '../file-drop/multi-file-drop'
import { PhoneField } from '../phone-field/phone-field'
import { RadioGroup } from '../radio-group/radio-group'
import { MultiCombobox } from '../rich-combobox/multi-combobox'
import { RichCombobox } from '../rich-combobox/rich-combobox'
import { Select } from '../select/select'
import { Slider } from '../slider/slider'
import { TextArea } from '../text-area/text-area'
import { TextField } from '../text-field/text-field'

const props = { label: 'Pay', hint: 'Before tax.', 'aria-describedby': 'award' }
const options = [{ value: 'low', label: 'Low' }]
const optionValue = ({ value }: { value: string }) => value
const comboboxProps = { options, optionKey: optionValue, optionLabel: optionValue }

it.each([
  ['TextField', <TextField key="field" {...props} />],
  ['TextArea', <TextArea key="field" {...props} />],
  ['Select', <Select key="field" {...props} options={options} />],
  ['Slider', <Slider key="field" {...props} min={0} max={9} />],
  ['Checkbox', <Checkbox key="field" {...props} />],
  ['RadioGroup', <RadioGroup key="field" {...props} options={options} />],
  ['PhoneField', <PhoneField key="field" {...props} />],
  ['FileDrop', <FileDrop key="field" {...props} accept="image/*" />],
  ['MultiFileDrop', <MultiFileDrop key="field" {...props} />],
  ['Combobox', <Combobox key="field" {...props} {...comboboxProps} />],
  ['CountryCombobox', <CountryCombobox key="field" {...props} />],
  ['RichCombobox', <RichCombobox key="field" {...props} {...comboboxProps} />],
  ['MultiCombobox', <MultiCombobox key="field" {...props} {...comboboxProps} />],
])('%s is described by its hint and by an element of the caller', async (_, field) => {
  await render(
    <>
      {field}
      <p id="award">At least the award.</p>
    </>,
  )
  const control = document.querySelector('[aria-describedby~="award"]')
  expect(control).toHaveAccessibleDescription('Before tax. At least the award.')
})
