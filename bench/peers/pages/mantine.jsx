import { Button, MantineProvider, Menu, Modal, Select, Slider, Stepper, Tabs, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { useState } from 'react'
import { show } from './show.jsx'

function Page() {
  const [isOpen, setIsOpen] = useState(false)
  const [step, setStep] = useState(1)
  return (
    <MantineProvider>
      <section id="combobox">
        <Select label="Fruit" searchable data={['Apple', 'Banana', 'Cherry']} />
      </section>
      <section id="slider">
        <Slider thumbLabel="Volume" defaultValue={50} />
      </section>
      <section id="menu">
        <Menu>
          <Menu.Target>
            <Button>Actions</Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item>Copy</Menu.Item>
            <Menu.Item>Move</Menu.Item>
            <Menu.Item>Remove</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </section>
      <section id="tabs">
        <Tabs defaultValue="one">
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
        </Tabs>
      </section>
      <section id="dialog">
        <Button onClick={() => setIsOpen(true)}>Open dialog</Button>
        <Modal
          opened={isOpen}
          onClose={() => setIsOpen(false)}
          title="Note"
          closeButtonProps={{ 'aria-label': 'Close' }}
        >
          <Button>First</Button>
          <Button>Last</Button>
        </Modal>
      </section>
      <section id="select">
        <Select label="Size" defaultValue="Small" data={['Small', 'Medium', 'Large']} />
      </section>
      <section id="stepper">
        <Stepper active={step} onStepClick={setStep} aria-label="Form">
          {['One', 'Two', 'Three'].map((label) => (
            <Stepper.Step key={label} label={label} />
          ))}
        </Stepper>
        <output>{['One', 'Two', 'Three'][step]}</output>
      </section>
      <section id="file-drop">
        <Dropzone accept={['image/*']} onDrop={() => {}} aria-label="Picture" data-control>
          <Text>Picture</Text>
        </Dropzone>
      </section>
    </MantineProvider>
  )
}

show(<Page />)
