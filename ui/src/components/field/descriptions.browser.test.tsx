import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Checkbox } from '../checkbox/checkbox'
import { PhoneField } from '../phone-field/phone-field'
import { RadioGroup } from '../radio-group/radio-group'
import { Select } from '../select/select'
import { Slider } from '../slider/slider'
import { TextArea } from '../text-area/text-area'
import { TextField } from '../text-field/text-field'

const props = { label: 'Pay', hint: 'Before tax.', 'aria-describedby': 'award' }
const options = [{ value: 'low', label: 'Low' }]

it.each([
  ['textbox', <TextField key="field" {...props} />],
  ['textbox', <TextArea key="area" {...props} />],
  ['combobox', <Select key="select" {...props} options={options} />],
  ['slider', <Slider key="slider" {...props} min={0} max={9} />],
  ['checkbox', <Checkbox key="box" {...props} />],
  ['radiogroup', <RadioGroup key="group" {...props} options={options} />],
  ['textbox', <PhoneField key="phone" {...props} />],
] as const)('a %s is described by its hint and by an element of the caller', async (role, field) => {
  await render(
    <>
      {field}
      <p id="award">At least the award.</p>
    </>,
  )
  await expect.element(page.getByRole(role)).toHaveAccessibleDescription('Before tax. At least the award.')
})
