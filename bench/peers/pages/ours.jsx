import { Button, Combobox, Dialog, FileDrop, Menu, ScheduleGrid, Select, Slider, Stepper, Tabs } from '@campus-gigs/ui'
import { createSchedule, timeSlots } from '@campus-gigs/ui/schedule'
import { useState } from 'react'
import { show } from './show.jsx'

const schedule = createSchedule({ days: [1, 2, 3], slots: timeSlots(540, 720, 60) })
const steps = ['One', 'Two', 'Three'].map((label) => ({ id: label, label }))
const identity = (option) => option

function Page() {
  const [tab, setTab] = useState('one')
  const [isOpen, setIsOpen] = useState(false)
  const [step, setStep] = useState('Two')
  const [entries, setEntries] = useState([])
  return (
    <>
      <section id="combobox">
        <Combobox label="Fruit" options={['Apple', 'Banana', 'Cherry']} optionKey={identity} optionLabel={identity} />
      </section>
      <section id="slider">
        <Slider label="Volume" min={0} max={100} defaultValue={50} />
      </section>
      <section id="menu">
        <Menu
          label="Actions"
          trigger={<Button>Actions</Button>}
          items={[{ label: 'Copy' }, { label: 'Move' }, { label: 'Remove' }].map((item) => ({
            ...item,
            onSelect() {},
          }))}
        />
      </section>
      <section id="tabs">
        <Tabs
          label="Info"
          value={tab}
          onChange={setTab}
          items={['one', 'two', 'three'].map((value) => ({ value, label: value, content: `Panel ${value}` }))}
        />
      </section>
      <section id="dialog">
        <Button onClick={() => setIsOpen(true)}>Open dialog</Button>
        <Dialog open={isOpen} onOpenChange={setIsOpen} title="Note" footer={<Button>Last</Button>}>
          <Button>First</Button>
        </Dialog>
      </section>
      <section id="select">
        <Select
          label="Size"
          defaultValue="Small"
          options={['Small', 'Medium', 'Large'].map((value) => ({ value, label: value }))}
        />
      </section>
      <section id="stepper">
        <Stepper mode="steps" label="Form" steps={steps} activeStep={step} onStepSelect={setStep} />
        <output>{step}</output>
      </section>
      <section id="file-drop">
        <FileDrop label="Picture" accept="image/*" data-control />
      </section>
      <section id="grid">
        <ScheduleGrid mode="edit" label="Free" schedule={schedule} value={entries} onChange={setEntries} />
        <output>{entries.length}</output>
      </section>
    </>
  )
}

show(<Page />)
