import { useMemo } from 'react'
import {
  Button,
  ComboBox,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  ListLayout,
  Popover,
  Virtualizer,
} from 'react-aria-components'
import type { PickerProps } from '../picker-props'

const layoutOptions = { rowHeight: 44 }

export function ReactAria({ options }: PickerProps) {
  const items = useMemo(() => options.map((name) => ({ id: name, name })), [options])
  return (
    <ComboBox defaultItems={items} menuTrigger="input">
      <Label>Place</Label>
      <Input />
      <Button>▾</Button>
      <Popover>
        <Virtualizer layout={ListLayout} layoutOptions={layoutOptions}>
          <ListBox<{ id: string; name: string }>
            style={{ display: 'block', height: 208, width: 300, overflow: 'auto' }}
          >
            {(item) => <ListBoxItem style={{ height: 44 }}>{item.name}</ListBoxItem>}
          </ListBox>
        </Virtualizer>
      </Popover>
    </ComboBox>
  )
}
