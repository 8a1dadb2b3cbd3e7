// @vitest-environment jsdom
// The components in jsdom by Testing Library's ordinary actions, as a host's tests use them.
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement, type ReactElement } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type AvailabilityEntry, slotsOf } from '../components/availability-grid/availability'
import { createSchedule, timeSlots } from '../components/schedule-grid/schedule'
import {
  Alert,
  AvailabilityField,
  AvailabilityGrid,
  Button,
  Checkbox,
  Combobox,
  CommandPalette,
  CountryCombobox,
  DataTable,
  Dialog,
  Drawer,
  FileDrop,
  IconButton,
  Menu,
  MultiCombobox,
  MultiFileDrop,
  Pagination,
  PdfTile,
  PhoneField,
  PlaceCombobox,
  Popover,
  RadioGroup,
  RangeSlider,
  RichCombobox,
  RichTextField,
  type ScheduleEntry,
  ScheduleGrid,
  Select,
  Slider,
  Stepper,
  SuburbCombobox,
  Tabs,
  TextArea,
  TextField,
  ToastProvider,
  useToast,
} from '../index'
import { useControlled } from '../testing/use-controlled'
import { paintWeek, pickOption, stubBrowserApis } from './test-helpers'

// Long enough for a busy machine. Waits end with their condition.
configure({ asyncUtilTimeout: 15_000 })
beforeAll(stubBrowserApis)

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

type FieldOf<Value> = (value: Value, onChange: (value: Value) => void) => ReactElement

/** Holds a field's value. */
function Host<Value>({
  initial,
  changed,
  field,
}: {
  initial: Value
  changed: (value: Value) => void
  field: FieldOf<Value>
}) {
  const [value, onChange] = useControlled(initial, changed)
  return field(value, onChange)
}

/** Renders a controlled field. @returns a function that returns the value last given to `onChange` */
function renderField<Value>(initial: Value, field: FieldOf<Value>) {
  const changed = vi.fn<(value: Value) => void>()
  render(createElement(Host<Value>, { initial, changed, field }))
  return () => changed.mock.lastCall?.[0]
}

/** Shows a toast with an action. */
function Bell({ onUndo }: { onUndo: () => void }) {
  const { toast } = useToast()
  const options = { title: 'Rung', action: { label: 'Undo', onSelect: onUndo } }
  return createElement(IconButton, { label: 'Ring', icon: null, onClick: () => toast(options) })
}

const options = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta' },
]

describe('in jsdom', () => {
  it('ticks a checkbox by its role', async () => {
    const value = renderField(false, (checked, onChange) =>
      createElement(Checkbox, { label: 'Yes', checked, onChange }),
    )
    await userEvent.click(screen.getByRole('checkbox', { name: 'Yes' }))
    expect(value()).toBe(true)
  })

  it('chooses a radio by its role', async () => {
    const value = renderField<string | null>(null, (chosen, onChange) =>
      createElement(RadioGroup, { label: 'Letter', value: chosen, onChange, options }),
    )
    await userEvent.click(screen.getByRole('radio', { name: 'Beta' }))
    expect(value()).toBe('b')
  })

  it('chooses a select’s option', async () => {
    const value = renderField('a', (chosen, onChange) =>
      createElement(Select, { label: 'Letter', value: chosen, onChange, options }),
    )
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Letter' }), 'Beta')
    expect(value()).toBe('b')
  })

  it('types in a text field and a text area', async () => {
    const name = renderField('', (value, onChange) => createElement(TextField, { label: 'Name', value, onChange }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada')
    expect(name()).toBe('Ada')
    const note = renderField('', (value, onChange) => createElement(TextArea, { label: 'Note', value, onChange }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Hello')
    expect(note()).toBe('Hello')
  })

  it('uploads a file', async () => {
    const onFile = vi.fn()
    render(createElement(FileDrop, { label: 'Picture', accept: 'image/*', onFile }))
    const file = new File(['x'], 'a.png', { type: 'image/png' })
    await userEvent.upload(screen.getByLabelText('Picture'), file)
    expect(onFile).toHaveBeenCalledWith(file)
  })

  it('shows a tab, and an action of a menu and of a dialog', async () => {
    const onSelect = vi.fn()
    renderField('a', (value, onChange) =>
      createElement(Tabs, {
        label: 'Views',
        value,
        onChange,
        items: options.map(({ value, label }) => ({ value, label, content: `Panel ${label}` })),
      }),
    )
    await userEvent.click(screen.getByRole('tab', { name: 'Beta' }))
    expect(screen.getByText('Panel Beta')).not.toBeNull()
    const trigger = createElement('button', { type: 'button' }, 'More')
    render(createElement(Menu, { label: 'More', trigger, items: [{ label: 'Copy', onSelect }] }))
    await userEvent.click(screen.getByRole('button', { name: 'More' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy' }))
    await waitFor(() => expect(onSelect).toHaveBeenCalled())
    const onOpenChange = vi.fn()
    render(createElement(Dialog, { open: true, onOpenChange, title: 'Sure?' }))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(onOpenChange).toHaveBeenCalledWith(false)
  })

  it('slides a thumb by its role', () => {
    const pay = renderField(20, (value, onChange) =>
      createElement(Slider, { label: 'Pay', value, onChange, min: 15, max: 50 }),
    )
    fireEvent.change(screen.getByRole('slider', { name: 'Pay' }), { target: { value: '40' } })
    expect(pay()).toBe(40)
    const range = renderField<readonly [number, number]>([20, 40], (value, onChange) =>
      createElement(RangeSlider, { label: 'Range', thumbLabels: ['From', 'To'], value, onChange, min: 15, max: 50 }),
    )
    fireEvent.change(screen.getByRole('slider', { name: 'To' }), { target: { value: '30' } })
    expect(range()).toEqual([20, 30])
  })

  it('chooses several files, and removes one', async () => {
    const files = renderField<readonly File[]>([], (value, onChange) =>
      createElement(MultiFileDrop, { label: 'Documents', value, onChange }),
    )
    await userEvent.upload(screen.getByLabelText('Documents'), [new File(['a'], 'a.txt'), new File(['b'], 'b.txt')])
    await userEvent.click(screen.getByRole('button', { name: 'Remove a.txt' }))
    expect(files()?.map(({ name }) => name)).toEqual(['b.txt'])
  })

  it('selects rows, turns pages and goes to a step', async () => {
    const columns = [{ key: 'name', header: 'Name', cell: (row: string) => row }]
    const selected = renderField<readonly string[]>([], (value, onChange) =>
      createElement(DataTable<string>, {
        caption: 'Gigs',
        columns,
        rows: ['Barista', 'Waiter'],
        rowKey: String,
        empty: null,
        selection: { selected: value, onChange, rowName: String },
      }),
    )
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Waiter' }))
    expect(selected()).toEqual(['Waiter'])
    const page = renderField(1, (value, onPageChange) =>
      createElement(Pagination, { page: value, pages: 3, onPageChange }),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(page()).toBe(2)
    const steps = ['One', 'Two'].map((label) => ({ id: label, label }))
    const step = renderField('Two', (activeStep, onStepSelect) =>
      createElement(Stepper, { mode: 'steps', label: 'Steps', steps, activeStep, onStepSelect }),
    )
    await userEvent.click(screen.getByRole('button', { name: /One/ }))
    expect(step()).toBe('One')
  })

  it('presses what stands in an alert, a toast, a tile, a popover and a drawer', async () => {
    const pressed = vi.fn()
    // A component with required children must get them as a prop, for its type.
    const toasts = { children: createElement(Bell, { onUndo: () => pressed('undo') }) }
    render(createElement(ToastProvider, toasts))
    const alert = { onRetry: () => pressed('retry'), children: 'Not saved' }
    render(createElement(Alert, alert))
    render(createElement(PdfTile, { fileName: 'a.pdf', onOpen: () => pressed('open') }))
    const popover = {
      label: 'Details',
      trigger: createElement('button', { type: 'button' }, 'Details'),
      children: createElement(Button, { onClick: () => pressed('popover') }, 'Close details'),
    }
    render(createElement(Popover, popover))
    for (const name of ['Ring', 'Undo', 'Retry', /a\.pdf/, 'Details', 'Close details']) {
      await userEvent.click(await screen.findByRole('button', { name }))
    }
    render(createElement(Drawer, { open: true, onOpenChange: () => pressed('drawer'), title: 'Filters' }))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(pressed.mock.calls.flat()).toEqual(['undo', 'retry', 'open', 'popover', 'drawer'])
  })

  it('chooses a command', async () => {
    const onSelect = vi.fn()
    const groups = [{ heading: 'Pages', commands: [{ id: 'home', label: 'Home' }] }]
    const query = renderField('', (value, onQueryChange) =>
      createElement(CommandPalette, {
        open: true,
        onOpenChange: () => {},
        title: 'Jump to',
        groups,
        query: value,
        onQueryChange,
        onSelect,
      }),
    )
    await userEvent.type(await screen.findByRole('combobox', { name: 'Jump to' }), 'ho')
    await userEvent.click(await screen.findByRole('option', { name: 'Home' }))
    expect(query()).toBe('ho')
    expect(onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'home' }))
  })

  it('types in the editor', async () => {
    const value = renderField('', (html, onChange) =>
      createElement(RichTextField, { label: 'About', value: html, onChange }),
    )
    const editor = await screen.findByRole('textbox', { name: 'About' })
    await waitFor(() => expect(editor.isConnected && editor.getAttribute('contenteditable')).toBe('true'))
    await userEvent.click(editor)
    await userEvent.keyboard('Hello')
    await waitFor(() => expect(value()).toContain('Hello'))
  })
})

describe('pickOption', () => {
  it('picks an option that is far down a list of hundreds', async () => {
    const value = renderField<string | null>(null, (code, onChange) =>
      createElement(CountryCombobox, { label: 'Country', value: code, onChange }),
    )
    await pickOption(screen.getByRole('combobox', { name: 'Country' }), 'Vietnam', userEvent)
    expect(value()).toBe('VN')
  })

  it('picks a suburb and a phone’s country', async () => {
    const place = renderField({ suburbName: '', zipCode: '' }, ({ suburbName, zipCode }, onChange) =>
      createElement(SuburbCombobox, { suburb: suburbName, zipCode, onChange }),
    )
    await pickOption(screen.getByRole('combobox', { name: 'Suburb' }), 'Fitzroy North', userEvent)
    expect(place()).toEqual({ suburbName: 'Fitzroy North', zipCode: '3068' })
    cleanup()
    const country = renderField('AU', (code, onCountryChange) =>
      createElement(PhoneField, {
        label: 'Phone',
        country: code,
        onCountryChange,
        number: '',
        onNumberChange: () => {},
      }),
    )
    await pickOption(screen.getByRole('combobox', { name: /country/i }), 'New Zealand', userEvent)
    expect(country()).toBe('NZ')
  })

  it('picks one or several options of the rich comboboxes, and a place', async () => {
    const colours = { label: 'Colour', options: ['Red', 'Blue'], optionKey: String, optionLabel: String }
    const several = renderField<readonly string[]>([], (value, onChange) =>
      createElement(MultiCombobox<string>, { ...colours, value, onChange }),
    )
    await pickOption(screen.getByRole('combobox'), 'Blue', userEvent)
    await pickOption(screen.getByRole('combobox'), 'Red', userEvent)
    await userEvent.click(screen.getByRole('button', { name: 'Remove Blue' }))
    expect(several()).toEqual(['Red'])
    cleanup()
    const one = renderField<string | null>(null, (value, onChange) =>
      createElement(RichCombobox<string>, { ...colours, value, onChange }),
    )
    await pickOption(screen.getByRole('combobox'), 'Blue', userEvent)
    expect(one()).toBe('Blue')
    cleanup()
    const onChange = vi.fn()
    render(createElement(PlaceCombobox, { places: [{ name: 'Kiel', postcodes: ['24103'] }], onChange }))
    await pickOption(screen.getByRole('combobox', { name: 'Place' }), 'Kiel', userEvent)
    expect(onChange).toHaveBeenLastCalledWith({ name: 'Kiel', postcode: '24103' })
  })

  it('names the options shown where there is no such option', async () => {
    renderField<string | null>(null, (colour, onChange) =>
      createElement(Combobox<string>, {
        label: 'Colour',
        options: ['red', 'blue'],
        value: colour,
        onChange,
        optionKey: String,
        optionLabel: String,
      }),
    )
    await expect(pickOption(screen.getByRole('combobox'), 'green', userEvent)).rejects.toThrow('shows no options')
  })
})

describe('paintWeek', () => {
  const renderWeek = () =>
    renderField<readonly AvailabilityEntry[]>([{ tableIndex: '0-0', label: 'Sunday-Morning' }], (value, onChange) =>
      createElement(AvailabilityGrid, { mode: 'edit', label: 'Free', value, onChange }),
    )

  it('leaves exactly the named cells free', async () => {
    const week = renderWeek()
    await paintWeek(screen.getByRole('grid', { name: 'Free' }), ['Monday evening', 'saturday night'], userEvent)
    expect(slotsOf(week())).toEqual(new Set(['1-2', '6-3']))
  })

  it('paints the field of a form', async () => {
    const onChange = vi.fn()
    render(createElement(AvailabilityField, { label: 'Free', onChange }))
    await paintWeek(screen.getByRole('grid', { name: 'Free' }), ['Monday evening'], userEvent)
    expect(onChange).toHaveBeenLastCalledWith([{ tableIndex: '1-2', label: 'Monday-Evening' }])
  })

  it('LS-03 paints a schedule', async () => {
    const schedule = createSchedule({ days: [1, 2], slots: timeSlots(540, 720, 60) })
    const entries = renderField<readonly ScheduleEntry[]>([], (value, onChange) =>
      createElement(ScheduleGrid, { mode: 'edit', label: 'Free', schedule, value, onChange }),
    )
    await paintWeek(screen.getByRole('grid', { name: 'Free' }), ['Monday 9 am', 'Tuesday 11 am'], userEvent)
    expect(entries()).toEqual([
      { day: 1, startMinute: 540, endMinute: 600 },
      { day: 2, startMinute: 660, endMinute: 720 },
    ])
  })

  it('names the cells where one is unknown, and paints nothing', async () => {
    const week = renderWeek()
    const painting = paintWeek(screen.getByRole('grid'), ['Monday evening', 'Monday brunch'], userEvent)
    await expect(painting).rejects.toThrow('no cell Monday brunch')
    expect(week()).toBeUndefined()
  })
})
