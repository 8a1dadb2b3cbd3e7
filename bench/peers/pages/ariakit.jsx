import {
  Button,
  Combobox,
  ComboboxItem,
  ComboboxLabel,
  ComboboxPopover,
  ComboboxProvider,
  Dialog,
  DialogHeading,
  Menu,
  MenuButton,
  MenuItem,
  MenuProvider,
  Select,
  SelectItem,
  SelectLabel,
  SelectPopover,
  SelectProvider,
  Tab,
  TabList,
  TabPanel,
  TabProvider,
} from '@ariakit/react'
import { useState } from 'react'
import { show } from './show.jsx'

function Page() {
  const [isOpen, setIsOpen] = useState(false)
  const [text, setText] = useState('')
  const fruits = ['Apple', 'Banana', 'Cherry'].filter((fruit) => fruit.toLowerCase().includes(text.toLowerCase()))
  return (
    <>
      <section id="combobox">
        <ComboboxProvider value={text} setValue={setText}>
          <ComboboxLabel>Fruit</ComboboxLabel>
          <Combobox />
          <ComboboxPopover aria-label="Fruits">
            {fruits.map((value) => (
              <ComboboxItem key={value} value={value} />
            ))}
          </ComboboxPopover>
        </ComboboxProvider>
      </section>
      <section id="menu">
        <MenuProvider>
          <MenuButton>Actions</MenuButton>
          <Menu>
            <MenuItem>Copy</MenuItem>
            <MenuItem>Move</MenuItem>
            <MenuItem>Remove</MenuItem>
          </Menu>
        </MenuProvider>
      </section>
      <section id="tabs">
        <TabProvider defaultSelectedId="one">
          <TabList aria-label="Info">
            {['one', 'two', 'three'].map((id) => (
              <Tab key={id} id={id}>
                {id}
              </Tab>
            ))}
          </TabList>
          {['one', 'two', 'three'].map((id) => (
            <TabPanel key={id} tabId={id}>
              Panel {id}
            </TabPanel>
          ))}
        </TabProvider>
      </section>
      <section id="dialog">
        <Button onClick={() => setIsOpen(true)}>Open dialog</Button>
        <Dialog open={isOpen} onClose={() => setIsOpen(false)}>
          <DialogHeading>Note</DialogHeading>
          <Button>First</Button>
          <Button>Last</Button>
        </Dialog>
      </section>
      <section id="select">
        <SelectProvider defaultValue="Small">
          <SelectLabel>Size</SelectLabel>
          <Select />
          <SelectPopover>
            {['Small', 'Medium', 'Large'].map((value) => (
              <SelectItem key={value} value={value} />
            ))}
          </SelectPopover>
        </SelectProvider>
      </section>
    </>
  )
}

show(<Page />)
