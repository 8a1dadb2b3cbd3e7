// An element of every component of the package, to render on a server, hydrate, and style.
import * as Ui from '@campus-gigs/ui'
import { createSchedule, timeSlots } from '@campus-gigs/ui/schedule'
import { cloneElement, Fragment, type ReactElement } from 'react'

const ignore = () => {}
const week = [{ tableIndex: '1-2', label: 'Monday-Evening' }]
const hours = createSchedule({ slots: timeSlots(540, 1020, 60) })
const steps = [
  { id: 'one', label: 'One' },
  { id: 'two', label: 'Two' },
]
const options = [{ value: 'a', label: 'A' }]
const colours = {
  options: ['red', 'blue'],
  optionKey: (colour: string) => colour,
  optionLabel: (colour: string) => colour,
}
const trigger = <button type="button">Open</button>

/** The elements by public name. A component with modes has a fragment with one element a mode. */
const elements: Record<string, ReactElement> = {
  Alert: <Ui.Alert>Saved</Ui.Alert>,
  AvailabilityField: <Ui.AvailabilityField label="Week" name="week" defaultValue={week} required />,
  AvailabilityGrid: (
    <>
      <Ui.AvailabilityGrid mode="edit" label="Free" value={week} onChange={ignore} />
      <Ui.AvailabilityGrid mode="compare" label="Both" self={week} other={week} />
      <Ui.AvailabilityGrid mode="view" label="Week" value={week} />
    </>
  ),
  Avatar: <Ui.Avatar name="Ada Lovelace" />,
  Button: <Ui.Button>Save</Ui.Button>,
  Card: <Ui.Card>A card</Ui.Card>,
  Checkbox: <Ui.Checkbox label="Yes" checked={false} onChange={ignore} />,
  Combobox: <Ui.Combobox label="Colour" {...colours} value={null} onChange={ignore} />,
  CommandPalette: (
    <Ui.CommandPalette
      open={false}
      onOpenChange={ignore}
      title="Jump to"
      groups={[{ heading: 'Pages', commands: [{ id: 'home', label: 'Home' }] }]}
      query=""
      onQueryChange={ignore}
      onSelect={ignore}
    />
  ),
  Confetti: <Ui.Confetti onEnd={ignore} />,
  CountryCombobox: <Ui.CountryCombobox label="Country" value="AU" onChange={ignore} />,
  DataTable: (
    <Ui.DataTable
      caption="Gigs"
      columns={[{ key: 'title', header: 'Title', cell: (row) => row.title }]}
      rows={[{ title: 'Barista' }]}
      rowKey={(row) => row.title}
      empty="None"
    />
  ),
  Dialog: <Ui.Dialog open={false} onOpenChange={ignore} title="Sure?" />,
  Drawer: <Ui.Drawer open={false} onOpenChange={ignore} title="More" />,
  EmptyState: <Ui.EmptyState title="Nothing yet" />,
  Field: <Ui.Field label="Name">{(control) => <input {...control} />}</Ui.Field>,
  FieldError: <Ui.FieldError>Wrong</Ui.FieldError>,
  FileDrop: <Ui.FileDrop label="Picture" accept="image/*" onFile={ignore} />,
  IconButton: <Ui.IconButton label="Close" icon={<svg />} />,
  Loading: <Ui.Loading />,
  LocaleProvider: (
    <Ui.LocaleProvider locale={{ language: 'de' }}>
      <Ui.Loading />
    </Ui.LocaleProvider>
  ),
  Logo: <Ui.Logo />,
  Menu: <Ui.Menu label="More" trigger={trigger} items={[{ label: 'Copy', onSelect: ignore }]} />,
  MultiCombobox: <Ui.MultiCombobox label="Colours" {...colours} defaultValue={['red']} name="colours" />,
  MultiFileDrop: <Ui.MultiFileDrop label="Pictures" accept="image/*" maxFiles={3} />,
  Pagination: <Ui.Pagination page={1} pages={3} onPageChange={ignore} />,
  PdfTile: <Ui.PdfTile fileName="resume.pdf" href="/resume.pdf" size={2048} />,
  PdfViewer: <Ui.PdfViewer src="/resume.pdf" fileName="resume.pdf" />,
  PhoneField: (
    <Ui.PhoneField label="Phone" country="AU" onCountryChange={ignore} number="400" onNumberChange={ignore} />
  ),
  PlaceCombobox: <Ui.PlaceCombobox places={[{ name: 'Kiel', postcodes: ['24103'] }]} />,
  Popover: (
    <Ui.Popover label="Details" trigger={trigger}>
      Words
    </Ui.Popover>
  ),
  ProgressBar: <Ui.ProgressBar label="Profile" value={40} />,
  RadioGroup: <Ui.RadioGroup label="Size" value={null} onChange={ignore} options={options} />,
  RichCombobox: <Ui.RichCombobox label="Colour" {...colours} defaultValue="red" />,
  RangeSlider: (
    <Ui.RangeSlider label="Pay" thumbLabels={['From', 'To']} value={[20, 40]} onChange={ignore} min={15} max={50} />
  ),
  RichText: <Ui.RichText html="<p>Hello <strong>you</strong></p>" />,
  RichTextField: <Ui.RichTextField label="About" value="<p>Me</p>" onChange={ignore} />,
  ScheduleField: <Ui.ScheduleField label="Hours" name="hours" schedule={hours} required />,
  ScheduleGrid: (
    <>
      <Ui.ScheduleGrid mode="edit" label="Hours" schedule={hours} value={[]} onChange={ignore} />
      <Ui.ScheduleGrid mode="view" label="Hours" schedule={hours} value={[]} />
      <Ui.ScheduleGrid mode="compare" label="Team" schedule={hours} people={[{ name: 'Ada', entries: [] }]} />
    </>
  ),
  Select: <Ui.Select label="Letter" value="a" onChange={ignore} options={options} />,
  Slider: <Ui.Slider label="Pay" value={25} onChange={ignore} min={15} max={50} />,
  Stepper: (
    <>
      <Ui.Stepper label="Progress" mode="linear" progress={50} step={1} steps={2} />
      <Ui.Stepper label="Steps" mode="steps" steps={steps} activeStep="one" />
    </>
  ),
  SuburbCombobox: <Ui.SuburbCombobox suburb="Carlton" zipCode="3053" onChange={ignore} />,
  Tabs: <Ui.Tabs label="Views" value="a" onChange={ignore} items={[{ value: 'a', label: 'A', content: 'First' }]} />,
  Tag: <Ui.Tag>New</Ui.Tag>,
  TextArea: <Ui.TextArea label="Note" value="" onChange={ignore} />,
  TextField: <Ui.TextField label="Name" value="" onChange={ignore} />,
  TimeAgo: <Ui.TimeAgo date="2026-11-20T00:00:00Z" />,
  Toast: (
    <ul style={{ listStyle: 'none' }}>
      <Ui.Toast title="Saved" onClose={ignore} />
    </ul>
  ),
  ToastProvider: <Ui.ToastProvider>App</Ui.ToastProvider>,
  VisuallyHidden: <Ui.VisuallyHidden>Words</Ui.VisuallyHidden>,
  WeekMotif: <Ui.WeekMotif />,
  WindowedList: (
    <Ui.WindowedList aria-label="Gigs" items={options} keyOf={({ value }) => value} rowHeight={40}>
      {({ label }) => label}
    </Ui.WindowedList>
  ),
}

/** A section with a component's element. Unless that is a plain element of HTML, it gets some props more. */
const section = (name: string, element: ReactElement, props: object) => (
  <section key={name} data-component={name}>
    {typeof element.type === 'string' ? element : cloneElement(element, props)}
  </section>
)

/** A component's section, or one for each of its modes. */
function sections(name: string, element: ReactElement, props: object): ReactElement {
  if (element.type !== Fragment) return section(name, element, props)
  const { children: modes }: { children?: ReactElement<{ mode: string }>[] } = Object(element.props)
  return <Fragment key={name}>{modes?.map((child) => section(`${name} ${child.props.mode}`, child, props))}</Fragment>
}

/** An element of every component with some props more, by its public name. */
export const everythingWith = (props: object): Record<string, ReactElement> =>
  Object.fromEntries(Object.entries(elements).map(([name, element]) => [name, sections(name, element, props)]))

/** An element of every component, by its public name. */
export const everything = everythingWith({})
