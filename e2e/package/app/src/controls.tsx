// A page with every control of the package, whose values a test changes and reads.
import * as Ui from '@campus-gigs/ui'
import { createSchedule, timeSlots } from '@campus-gigs/ui/schedule'
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

/** Fields of one value. */
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

/** Controls that open a layer above the page. */
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

/** Tabs, steps and a table that is sorted by its headings. */
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

const colours = {
  options: ['Red', 'Blue', 'Green'],
  optionKey: (colour: string) => colour,
  optionLabel: (colour: string) => colour,
}
const hours = createSchedule({ days: [1, 2], slots: timeSlots(540, 720, 60) })
const places = [{ name: 'Kiel', postcodes: ['24103'] }]
const gigs = ['Barista', 'Waiter']

/** Fields of several values. */
function Several({ set }: SectionProps) {
  return (
    <>
      <Ui.Checkbox label="Row" layout="row" onChange={(event) => set('row')(event.target.checked)} />
      <Ui.RangeSlider
        label="Range"
        thumbLabels={['From', 'To']}
        defaultValue={[20, 40]}
        onChange={set('range')}
        min={15}
        max={50}
      />
      <Ui.MultiCombobox label="Colours" {...colours} onChange={set('colours')} />
      <Ui.RichCombobox label="Colour" {...colours} onChange={set('colour')} />
      <Ui.Combobox label="Plain colour" {...colours} onChange={set('plain')} />
      <Ui.PlaceCombobox places={places} labels={{ placeLabel: 'Town' }} onChange={set('town')} />
      <Ui.MultiFileDrop label="Documents" onChange={(files) => set('files')(files.map(({ name }) => name))} />
      <Ui.AvailabilityField label="Field" onChange={set('field')} layout="grid" />
      <Ui.ScheduleField label="Desk" schedule={hours} onChange={set('desk')} />
    </>
  )
}

/** Lists, messages and what stands beside them. */
function Lists({ values, set }: SectionProps) {
  const { toast } = Ui.useToast()
  const page = Number(values.page ?? 1)
  const selected = Array.isArray(values.selected) ? values.selected : []
  return (
    <>
      <Ui.DataTable
        caption="Chosen gigs"
        columns={[{ key: 'name', header: 'Name', cell: (row) => row, rowHeader: true }]}
        rows={gigs}
        rowKey={(row) => row}
        empty="None"
        selection={{ selected, onChange: set('selected'), rowName: (row) => row }}
      />
      <Ui.Pagination page={page} pages={3} onPageChange={set('page')} />
      <Ui.Alert tone="danger" onRetry={() => set('retried')(true)} onDismiss={() => set('dismissed')(true)}>
        Not saved
      </Ui.Alert>
      <Ui.IconButton
        label="Ring"
        icon={<svg />}
        onClick={() => toast({ title: 'Rung', action: { label: 'Undo', onSelect: () => set('undone')(true) } })}
      />
      <Ui.PdfTile fileName="resume.pdf" onOpen={() => set('opened')(true)} />
    </>
  )
}

/** Every control, with all their values as JSON. */
export function Controls() {
  const [values, setValues] = useState<Values>({})
  const set = (name: string) => (value: unknown) => setValues((before) => ({ ...before, [name]: value }))
  const [week, setWeek] = useState<Ui.EditGridProps['value']>([])
  const [listWeek, setListWeek] = useState<Ui.EditGridProps['value']>([])
  const [schedule, setSchedule] = useState<readonly Ui.ScheduleEntry[]>([])
  const [place, setPlace] = useState({ suburbName: '', zipCode: '' })
  return (
    <main>
      <Fields values={values} set={set} />
      <Ui.SuburbCombobox suburb={place.suburbName} zipCode={place.zipCode} onChange={setPlace} />
      <Ui.AvailabilityGrid mode="edit" label="Free" value={week} onChange={setWeek} layoutStorageKey={null} />
      <Ui.AvailabilityGrid mode="edit" label="Listed" layout="list" value={listWeek} onChange={setListWeek} />
      <Layers values={values} set={set} />
      <Navigation values={values} set={set} />
      <Several values={values} set={set} />
      <Ui.ScheduleGrid mode="edit" label="Hours" schedule={hours} value={schedule} onChange={setSchedule} />
      <Ui.ToastProvider>
        <Lists values={values} set={set} />
      </Ui.ToastProvider>
      <output aria-label="State">{JSON.stringify({ ...values, week, listWeek, schedule, place })}</output>
    </main>
  )
}
