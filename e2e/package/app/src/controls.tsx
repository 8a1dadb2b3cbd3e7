import '@campus-gigs/ui/styles.css'
import * as Ui from '@campus-gigs/ui'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

const letters = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta', description: 'The second.' },
]
const trigger = (name: string) => <button type="button">{name}</button>

/** Every control, with all their values as JSON. */
function Controls() {
  const [state, setState] = useState<Record<string, unknown>>({})
  const set = (name: string) => (value: unknown) => setState((values) => ({ ...values, [name]: value }))
  const text = (name: string) => ({ value: String(state[name] ?? ''), onChange: set(name) })
  const chosen = (name: string) => ({ value: (state[name] ?? null) as string | null, onChange: set(name) })
  const [week, setWeek] = useState<Ui.EditGridProps['value']>([])
  const [listWeek, setListWeek] = useState<Ui.EditGridProps['value']>([])
  const [place, setPlace] = useState({ suburbName: '', zipCode: '' })
  const [open, setOpen] = useState('')
  const layer = (name: string) => ({
    open: open === name,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? name : ''),
  })
  return (
    <main>
      <Ui.Checkbox label="Agree" checked={state.agree === true} onChange={set('agree')} />
      <Ui.RadioGroup label="Stack" {...chosen('stack')} options={letters} />
      <Ui.RadioGroup label="Cards" layout="cards" {...chosen('cards')} options={letters} />
      <Ui.Select label="Letter" value={String(state.letter ?? 'a')} onChange={set('letter')} options={letters} />
      <Ui.Slider label="Pay" value={Number(state.pay ?? 25)} onChange={set('pay')} min={15} max={50} />
      <Ui.TextField label="Name" {...text('name')} />
      <Ui.TextField label="Password" type="password" {...text('password')} />
      <Ui.TextArea label="Note" {...text('note')} />
      <Ui.RichTextField label="About" {...text('about')} />
      <Ui.FileDrop label="Picture" accept="image/*" onFile={(file) => set('file')(file.name)} />
      <Ui.CountryCombobox label="Country" {...chosen('country')} />
      <Ui.SuburbCombobox suburb={place.suburbName} zipCode={place.zipCode} onChange={setPlace} />
      <Ui.PhoneField
        label="Phone"
        country={String(state.phoneCountry ?? 'AU')}
        onCountryChange={set('phoneCountry')}
        number={String(state.phone ?? '')}
        onNumberChange={set('phone')}
      />
      <Ui.AvailabilityGrid mode="edit" label="Free" value={week} onChange={setWeek} layoutStorageKey={null} />
      <Ui.AvailabilityGrid mode="edit" label="Listed" layout="list" value={listWeek} onChange={setListWeek} />
      <Ui.Tabs
        label="Views"
        value={String(state.tab ?? 'a')}
        onChange={set('tab')}
        items={letters.map(({ value, label }) => ({ value, label, content: `Panel ${label}` }))}
      />
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
        {...{ query: String(state.query ?? ''), onQueryChange: set('query') }}
        onSelect={({ id }) => set('command')(id)}
      />
      <Ui.Stepper
        mode="steps"
        label="Steps"
        steps={[
          { id: 'one', label: 'One' },
          { id: 'two', label: 'Two' },
        ]}
        activeStep={String(state.step ?? 'two')}
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
      <output aria-label="State">{JSON.stringify({ ...state, week, listWeek, place })}</output>
    </main>
  )
}

const root = document.querySelector('#root')
if (root) createRoot(root).render(<Controls />)
