import { Combobox } from '@base-ui/react/combobox'
import { Dialog } from '@base-ui/react/dialog'
import { Field } from '@base-ui/react/field'
import { Menu } from '@base-ui/react/menu'
import { Select } from '@base-ui/react/select'
import { Slider } from '@base-ui/react/slider'
import { Tabs } from '@base-ui/react/tabs'
import { show } from './show.jsx'

show(
  <>
    <section id="combobox">
      <Field.Root>
        <Field.Label>Fruit</Field.Label>
        <Combobox.Root items={['Apple', 'Banana', 'Cherry']}>
          <Combobox.Input />
          <Combobox.Portal>
            <Combobox.Positioner>
              <Combobox.Popup>
                <Combobox.List>
                  {(item) => (
                    <Combobox.Item key={item} value={item}>
                      {item}
                    </Combobox.Item>
                  )}
                </Combobox.List>
              </Combobox.Popup>
            </Combobox.Positioner>
          </Combobox.Portal>
        </Combobox.Root>
      </Field.Root>
    </section>
    <section id="slider">
      <Slider.Root defaultValue={50}>
        <Slider.Control style={{ width: 200, height: 30 }}>
          <Slider.Track style={{ height: 8 }}>
            <Slider.Thumb aria-label="Volume" style={{ width: 24, height: 24 }} />
          </Slider.Track>
        </Slider.Control>
      </Slider.Root>
    </section>
    <section id="menu">
      <Menu.Root>
        <Menu.Trigger>Actions</Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner>
            <Menu.Popup>
              <Menu.Item>Copy</Menu.Item>
              <Menu.Item>Move</Menu.Item>
              <Menu.Item>Remove</Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </section>
    <section id="tabs">
      <Tabs.Root defaultValue="one">
        <Tabs.List aria-label="Info">
          {['one', 'two', 'three'].map((value) => (
            <Tabs.Tab key={value} value={value}>
              {value}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {['one', 'two', 'three'].map((value) => (
          <Tabs.Panel key={value} value={value}>
            Panel {value}
          </Tabs.Panel>
        ))}
      </Tabs.Root>
    </section>
    <section id="dialog">
      <Dialog.Root>
        <Dialog.Trigger>Open dialog</Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Popup>
            <Dialog.Title>Note</Dialog.Title>
            <button type="button">First</button>
            <Dialog.Close>Last</Dialog.Close>
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
    </section>
    <section id="select">
      <Field.Root>
        <Field.Label nativeLabel={false} render={<div />}>
          Size
        </Field.Label>
        <Select.Root defaultValue="Small">
          <Select.Trigger>
            <Select.Value />
          </Select.Trigger>
          <Select.Portal>
            <Select.Positioner>
              <Select.Popup>
                {['Small', 'Medium', 'Large'].map((value) => (
                  <Select.Item key={value} value={value}>
                    <Select.ItemText>{value}</Select.ItemText>
                  </Select.Item>
                ))}
              </Select.Popup>
            </Select.Positioner>
          </Select.Portal>
        </Select.Root>
      </Field.Root>
    </section>
  </>,
)
