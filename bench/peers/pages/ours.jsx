import { Button, Combobox, Dialog, Menu, Select, Slider, Tabs } from '@campus-gigs/ui'
import { useState } from 'react'
import { show } from './show.jsx'

const identity = (option) => option

function Page() {
  const [tab, setTab] = useState('one')
  const [isOpen, setIsOpen] = useState(false)
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
    </>
  )
}

show(<Page />)
