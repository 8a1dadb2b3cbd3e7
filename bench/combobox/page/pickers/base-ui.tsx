import { Combobox } from '@base-ui/react/combobox'
import type { PickerProps } from '../picker-props'

export function BaseUi({ options }: PickerProps) {
  return (
    <Combobox.Root items={options}>
      <Combobox.Input aria-label="Place" />
      <Combobox.Portal>
        <Combobox.Positioner>
          <Combobox.Popup style={{ maxHeight: 208, width: 300, overflow: 'auto', background: 'white' }}>
            <Combobox.Empty>None</Combobox.Empty>
            <Combobox.List>
              {(option: string) => (
                <Combobox.Item key={option} value={option} style={{ height: 44 }}>
                  {option}
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  )
}
