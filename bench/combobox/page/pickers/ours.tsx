import { useState } from 'react'
import { Combobox } from '../../../../ui/src/components/combobox/combobox'
import type { PickerProps } from '../picker-props'

const itself = (option: string) => option

export function Ours({ options }: PickerProps) {
  const [value, setValue] = useState<string | null>(null)
  return (
    <Combobox
      label="Place"
      options={options}
      value={value}
      onChange={setValue}
      optionKey={itself}
      optionLabel={itself}
    />
  )
}
