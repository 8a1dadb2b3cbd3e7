import { useMemo } from 'react'
import Select from 'react-select'
import type { PickerProps } from '../picker-props'

export function ReactSelect({ options }: PickerProps) {
  const choices = useMemo(() => options.map((name) => ({ value: name, label: name })), [options])
  return <Select aria-label="Place" options={choices} maxMenuHeight={208} />
}
