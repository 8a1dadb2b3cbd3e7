import {
  Combobox,
  ComboboxButton,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Field,
  Label,
} from '@headlessui/react'
import { useMemo, useState } from 'react'
import type { PickerProps } from '../picker-props'

export function Headless({ options }: PickerProps) {
  const [value, setValue] = useState<string | null>(null)
  const [query, setQuery] = useState('')
  const matches = useMemo(() => {
    const needle = query.toLowerCase()
    return needle === '' ? [...options] : options.filter((option) => option.toLowerCase().includes(needle))
  }, [options, query])
  const virtual = useMemo(() => ({ options: matches }), [matches])
  return (
    <Field>
      <Label>Place</Label>
      <Combobox<string | null> value={value} onChange={setValue} virtual={virtual} onClose={() => setQuery('')}>
        <ComboboxInput onChange={(event) => setQuery(event.target.value)} />
        <ComboboxButton>▾</ComboboxButton>
        <ComboboxOptions style={{ height: 208, width: 300, overflow: 'auto', background: 'white' }}>
          {({ option }: { option: string }) => (
            <ComboboxOption value={option} style={{ height: 44 }}>
              {option}
            </ComboboxOption>
          )}
        </ComboboxOptions>
      </Combobox>
    </Field>
  )
}
