import * as Ui from '@campus-gigs/ui'
import { useState } from 'react'

const letters = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta', description: 'The second.' },
]
const trigger = (name: string) => <button type="button">{name}</button>

type Values = Record<string, unknown>

interface SectionProps {
  values: Values
  /** The change handler of a value. */
  set: (name: string) => (value: unknown) => void
}

function Fields({ values, set }: SectionProps) {
  const text = (name: string) => ({ value: String(values[name] ?? ''), onChange: set(name) })
  const chosen = (name: string) => ({ value: (values[name] ?? null) as string | null, onChange: set(name) })
  return (
    <>
      <Ui.Checkbox label="Agree" checked={values.agree === true} onChange={set('agree')} />
      <Ui.RadioGroup label="Stack" {...chosen('stack')} options={letters} />
      <Ui.RadioGroup label="Cards" layout="cards" {...chosen('cards')} options={letters} />
      <Ui.Select label="Letter" value={String(values.letter ?? 'a')} onChange={set('letter')} options={letters} />
      <Ui.Slider label="Pay" value={Number(values.pay ?? 25)} onChange={set('pay')} min={15} max={50} />
      <Ui.TextField label="Name" {...text('name')} />
      <Ui.TextField label="Password" type="password" {...text('password')} />
      <Ui.TextArea label="Note" {...text('note')} />
      <Ui.RichTextField label="About" {...text('about')} />
      <Ui.FileDrop label="Picture" accept="image/*" onFile={(file) => set('file')(file.name)} />
      <Ui.CountryCombobox label="Country" {...chosen('country')} />
      <Ui.PhoneField
        label="Phone"
        country={String(values.phoneCountry ?? 'AU')}
        onCountryChange={set('phoneCountry')}
        number={String(values.phone ?? '')}
        onNumberChange={set('phone')}
      />
    </>
  )
}

function Layers({ values, set }: SectionProps) {
  const [open, setOpen] = useState('')
  const layer = (name: string) => ({
    open: open === name,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? name : ''),
  })
  return (
    <>
      <Ui.Menu
        label="More"
        trigger={trigger('More')}
        items={[{ label: 'Copy', onSelect: () => set('menu')('copy') }]}
      />
      <Ui.Popover label="Details" trigger={trigger('Details')}>
        Popover text
      </Ui.Popover>
      <Ui.Button onClick={() => setOpen('dialog')}>Open dialog</Ui.Button>
      <Ui.Dialog {...layer('dialog')} title="Sure?" />
      <Ui.Button onClick={() => setOpen('drawer')}>Open drawer</Ui.Button>
      <Ui.Drawer {...layer('drawer')} title="Filters" />
      <Ui.Button onClick={() => setOpen('palette')}>Open palette</Ui.Button>
      <Ui.CommandPalette
        {...layer('palette')}
        title="Jump to"
        groups={[{ heading: 'Pages', commands: [{ id: 'home', label: 'Home' }] }]}
        query={String(values.query ?? '')}
        onQueryChange={set('query')}
        onSelect={({ id }) => set('command')(id)}
      />
    </>
  )
}

function Navigation({ values, set }: SectionProps) {
  return (
    <>
      <Ui.Tabs
        label="Views"
        value={String(values.tab ?? 'a')}
        onChange={set('tab')}
        items={letters.map(({ value, label }) => ({ value, label, content: `Panel ${label}` }))}
      />
      <Ui.Stepper
        mode="steps"
        label="Steps"
        steps={[
          { id: 'one', label: 'One' },
          { id: 'two', label: 'Two' },
        ]}
        activeStep={String(values.step ?? 'two')}
        onStepSelect={set('step')}
      />
      <Ui.DataTable
        caption="Gigs"
        columns={[{ key: 'title', header: 'Title', cell: (row) => row.title, sortable: true }]}
        rows={[{ title: 'Barista' }]}
        rowKey={(row) => row.title}
        onSort={({ column }) => set('sort')(column)}
        empty="None"
      />
    </>
  )
}

/** Every control, with all their values as JSON. */
export function Controls() {
  const [values, setValues] = useState<Values>({})
  const set = (name: string) => (value: unknown) => setValues((before) => ({ ...before, [name]: value }))
  const [week, setWeek] = useState<Ui.EditGridProps['value']>([])
  const [listWeek, setListWeek] = useState<Ui.EditGridProps['value']>([])
  const [place, setPlace] = useState({ suburbName: '', zipCode: '' })
  return (
    <main>
      <Fields values={values} set={set} />
      <Ui.SuburbCombobox suburb={place.suburbName} zipCode={place.zipCode} onChange={setPlace} />
      <Ui.AvailabilityGrid mode="edit" label="Free" value={week} onChange={setWeek} layoutStorageKey={null} />
      <Ui.AvailabilityGrid mode="edit" label="Listed" layout="list" value={listWeek} onChange={setListWeek} />
      <Layers values={values} set={set} />
      <Navigation values={values} set={set} />
      <output aria-label="State">{JSON.stringify({ ...values, week, listWeek, place })}</output>
    </main>
  )
}
