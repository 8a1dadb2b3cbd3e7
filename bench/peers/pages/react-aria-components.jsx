import {
  Button,
  ComboBox,
  Dialog,
  DialogTrigger,
  DropZone,
  FileTrigger,
  Heading,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Menu,
  MenuItem,
  MenuTrigger,
  Modal,
  Popover,
  Select,
  SelectValue,
  Slider,
  SliderOutput,
  SliderThumb,
  SliderTrack,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  Text,
} from 'react-aria-components'
import { show } from './show.jsx'

const list = (options) => (
  <Popover>
    <ListBox>
      {options.map((option) => (
        <ListBoxItem key={option} id={option}>
          {option}
        </ListBoxItem>
      ))}
    </ListBox>
  </Popover>
)

show(
  <>
    <section id="combobox">
      <ComboBox>
        <Label>Fruit</Label>
        <Input />
        <Button>▼</Button>
        {list(['Apple', 'Banana', 'Cherry'])}
      </ComboBox>
    </section>
    <section id="slider">
      <Slider defaultValue={50}>
        <Label>Volume</Label>
        <SliderOutput />
        <SliderTrack style={{ width: 200, height: 30 }}>
          <SliderThumb style={{ width: 24, height: 24 }} />
        </SliderTrack>
      </Slider>
    </section>
    <section id="menu">
      <MenuTrigger>
        <Button>Actions</Button>
        <Popover>
          <Menu>
            <MenuItem>Copy</MenuItem>
            <MenuItem>Move</MenuItem>
            <MenuItem>Remove</MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
    </section>
    <section id="tabs">
      <Tabs>
        <TabList aria-label="Info">
          {['one', 'two', 'three'].map((id) => (
            <Tab key={id} id={id}>
              {id}
            </Tab>
          ))}
        </TabList>
        {['one', 'two', 'three'].map((id) => (
          <TabPanel key={id} id={id}>
            Panel {id}
          </TabPanel>
        ))}
      </Tabs>
    </section>
    <section id="dialog">
      <DialogTrigger>
        <Button>Open dialog</Button>
        <Modal isDismissable>
          <Dialog>
            <Heading slot="title">Note</Heading>
            <Button>First</Button>
            <Button>Last</Button>
          </Dialog>
        </Modal>
      </DialogTrigger>
    </section>
    <section id="select">
      <Select defaultValue="Small">
        <Label>Size</Label>
        <Button>
          <SelectValue />
        </Button>
        {list(['Small', 'Medium', 'Large'])}
      </Select>
    </section>
    <section id="file-drop">
      <DropZone>
        <FileTrigger acceptedFileTypes={['image/*']}>
          <Button data-control>Picture</Button>
        </FileTrigger>
        <Text slot="label">Drop a picture</Text>
      </DropZone>
    </section>
  </>,
)
