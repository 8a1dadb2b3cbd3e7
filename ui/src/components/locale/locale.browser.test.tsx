import { PDFDocument } from 'pdf-lib'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { zhHans } from '../../languages/zh-hans'
import { Alert } from '../alert/alert'
import { AvailabilityGrid } from '../availability-grid/availability-grid'
import { Button } from '../button/button'
import { Combobox } from '../combobox/combobox'
import { CommandPalette } from '../command-palette/command-palette'
import { CountryCombobox } from '../country-combobox/country-combobox'
import { DataTable } from '../data-table/data-table'
import { Pagination } from '../data-table/pagination'
import { Dialog } from '../dialog/dialog'
import { FileDrop } from '../file-drop/file-drop'
import { MultiFileDrop } from '../file-drop/multi-file-drop'
import { Menu } from '../menu/menu'
import { PdfTile } from '../pdf-tile/pdf-tile'
import { PdfViewer } from '../pdf-viewer/pdf-viewer'
import { PhoneField } from '../phone-field/phone-field'
import { ProgressBar } from '../progress-bar/progress-bar'
import { RichCombobox } from '../rich-combobox/rich-combobox'
import { RichTextField } from '../rich-text-field/rich-text-field'
import { createSchedule, timeSlots } from '../schedule-grid/schedule'
import { ScheduleGrid } from '../schedule-grid/schedule-grid'
import { Slider } from '../slider/slider'
import { Stepper } from '../stepper/stepper'
import { SuburbCombobox } from '../suburb-combobox/suburb-combobox'
import { Tabs } from '../tabs/tabs'
import { Tag } from '../tag/tag'
import { TextArea } from '../text-area/text-area'
import { TextField } from '../text-field/text-field'
import { TimeAgo } from '../time-ago/time-ago-text'
import { ToastProvider, useToast } from '../toast/toast-provider'
import { Loading } from '../week-motif/loading'
import { type Locale, LocaleContext, useFormatNumber } from './locale-context'
import { LocaleProvider } from './locale-provider'

const ignore = () => {}
/** Stands for every text. It has no letters, so that any letter on the page is a text that no locale replaced. */
const MARK = '◆'

/** A copy of texts, each of them the mark. */
function marked(texts: unknown): unknown {
  if (typeof texts === 'string') return MARK
  if (typeof texts === 'function') return () => MARK
  if (Array.isArray(texts)) return texts.map(marked)
  return Object.fromEntries(Object.entries(Object(texts)).map(([name, text]) => [name, marked(text)]))
}
/** The texts of a language of the package are all there are: its type says so. */
const markedLocale: Locale = { language: 'zh-Hans', texts: Object(marked(zhHans.texts)) }

const readAttributes = [
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'aria-roledescription',
  'title',
  'alt',
  'placeholder',
]
/** Names of keys and zones, dial codes, and a format's name: the same in every language. */
const sameEverywhere = /\b(PDF|UTC|Ctrl\+[A-Z]|Ctrl\+Shift\+8|F8|[A-Z]{2} \+\d+)\b/g

/** The texts with letters of the Latin alphabet that a reader gets from the page. */
function latinTexts(): string[] {
  const texts: string[] = []
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('style, script, [data-testing]')) continue
    for (const name of readAttributes) texts.push(element.getAttribute(name) ?? '')
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '')
  }
  return texts.filter((text) => /[a-z]/i.test(text.replace(sameEverywhere, '')))
}

function ToastButton() {
  const { toast } = useToast()
  return <Button onClick={() => toast({ title: MARK, tone: 'danger' })}>{MARK}</Button>
}

const options = [{ value: MARK, label: MARK }]
const palette = {
  open: true,
  onOpenChange: ignore,
  title: MARK,
  groups: [{ heading: MARK, commands: [{ id: '1', label: '1' }] }],
  onQueryChange: ignore,
  onSelect: ignore,
}

interface Part {
  name: string
  part: ReactElement
  /** Shows texts that are not there at once, and resolves when they are. */
  show?: () => Promise<unknown>
}

const week = [{ tableIndex: '1-2', label: '' }]
const both = [...week, { tableIndex: '2-2', label: '' }]

const schedule = createSchedule({ slots: timeSlots(540, 660, 60), levels: ['free', 'if-needed'] })

async function createBlankPdf(): Promise<string> {
  const pdf = await PDFDocument.create()
  pdf.addPage()
  return URL.createObjectURL(new Blob([new Uint8Array(await pdf.save())], { type: 'application/pdf' }))
}
/** The address of a page without text, which would be in the language of its author. */
const blankPdf = await createBlankPdf()

const parts: Part[] = [
  {
    name: 'Alert',
    part: (
      <Alert onDismiss={ignore} onRetry={ignore}>
        {MARK}
      </Alert>
    ),
  },
  {
    name: 'AvailabilityGrid',
    part: <AvailabilityGrid mode="edit" label={MARK} value={week} onChange={ignore} layoutStorageKey={null} />,
    show: async () => {
      await expect.element(page.getByRole('switch')).toBeVisible()
      await userEvent.click(page.elementLocator(document.querySelector('summary') ?? document.body))
      await expect.poll(() => page.getByRole('combobox').elements()).toHaveLength(2)
    },
  },
  {
    name: 'AvailabilityGrid as a list',
    part: <AvailabilityGrid mode="edit" layout="list" label={MARK} value={week} onChange={ignore} />,
    show: () => expect.poll(() => page.getByRole('checkbox').elements().length).toBeGreaterThan(20),
  },
  {
    name: 'AvailabilityGrid of two weeks',
    part: <AvailabilityGrid mode="compare" label={MARK} self={week} other={both} />,
    show: () => expect.poll(() => document.querySelectorAll('[data-look="both"]').length).toBeGreaterThan(0),
  },
  { name: 'AvailabilityGrid to read', part: <AvailabilityGrid mode="view" label={MARK} value={week} /> },
  {
    name: 'Combobox',
    part: (
      <Combobox
        label={MARK}
        options={[MARK]}
        value={MARK}
        onChange={ignore}
        optionKey={(option) => option}
        optionLabel={(option) => option}
        clearable
      />
    ),
    show: async () => {
      await userEvent.click(page.getByRole('combobox'))
      await expect.poll(() => document.querySelector('.sr-only[aria-live]')?.textContent).toBe(MARK)
    },
  },
  {
    name: 'CommandPalette',
    part: <CommandPalette {...palette} query="1" loading onRetry={ignore} problem={MARK} />,
    show: () => expect.element(page.getByRole('listbox')).toBeInTheDocument(),
  },
  {
    name: 'CountryCombobox without a match',
    part: <CountryCombobox label={MARK} value={null} onChange={ignore} />,
    show: async () => {
      await userEvent.fill(page.getByRole('combobox'), '◆◆')
      await expect.poll(() => document.querySelector('[popover]')?.textContent).toContain(MARK)
    },
  },
  {
    name: 'DataTable to select from, with pages',
    part: (
      <>
        <DataTable
          caption={MARK}
          columns={[{ key: '1', header: MARK, cell: () => MARK }]}
          rows={[MARK]}
          rowKey={(row) => row}
          empty={null}
          loading
          selection={{ selected: [], onChange: ignore, rowName: (row) => row }}
        />
        <Pagination page={1} pages={2} onPageChange={ignore} />
      </>
    ),
  },
  { name: 'Dialog', part: <Dialog open onOpenChange={ignore} title={MARK} /> },
  {
    name: 'FileDrop',
    part: <FileDrop label={MARK} accept="*" onFile={ignore} fileName={MARK} progress={4} onCancel={ignore} />,
  },
  {
    name: 'FileDrop with a file',
    part: <FileDrop label={MARK} accept="*" onFile={ignore} fileName={MARK} onRemove={ignore} />,
  },
  {
    name: 'MultiFileDrop with a file too many',
    part: <MultiFileDrop label={MARK} maxFiles={1} progressOf={() => 4} />,
    show: async () => {
      await page
        .elementLocator(document.querySelector('input') ?? document.body)
        .upload([new File(['1'], '1', { type: MARK }), new File(['22'], '2', { type: MARK })])
      await expect.element(page.getByRole('listitem')).toBeVisible()
    },
  },
  { name: 'Loading', part: <Loading /> },
  {
    name: 'Menu',
    part: <Menu label={MARK} trigger={<Button>{MARK}</Button>} items={[{ label: MARK, onSelect: ignore }]} />,
  },
  {
    name: 'PdfTile',
    part: <PdfTile fileName={MARK} href="/1" size={2048} addedOn="1" onOpen={ignore} onRemove={ignore} />,
  },
  { name: 'PdfTile that is removed', part: <PdfTile fileName={MARK} removed onUndoRemove={ignore} /> },
  {
    name: 'PdfViewer',
    part: <PdfViewer src={blankPdf} fileName={MARK} />,
    show: () => expect.poll(() => document.querySelector('[aria-busy]')?.ariaBusy).toBe('false'),
  },
  {
    name: 'PdfViewer of a missing file',
    part: <PdfViewer src="/missing/1" fileName={MARK} />,
    show: () => expect.element(page.getByRole('alert')).toBeVisible(),
  },
  {
    name: 'PhoneField',
    part: <PhoneField label={MARK} country="AU" onCountryChange={ignore} number="4" onNumberChange={ignore} />,
  },
  { name: 'ProgressBar', part: <ProgressBar label={MARK} value={4} showValue /> },
  {
    name: 'RichTextField',
    part: <RichTextField label={MARK} value="" onChange={ignore} maxLength={4} />,
    show: () => expect.element(page.getByRole('toolbar')).toBeVisible(),
  },
  {
    name: 'ScheduleGrid',
    part: <ScheduleGrid mode="edit" label={MARK} schedule={schedule} value={[]} onChange={ignore} />,
    show: () => userEvent.click(page.getByRole('gridcell').getByRole('button').first()),
  },
  {
    name: 'ScheduleGrid of two people',
    part: (
      <ScheduleGrid
        mode="compare"
        label={MARK}
        schedule={schedule}
        people={['1', '2'].map((name) => ({ name, entries: [] }))}
      />
    ),
  },
  { name: 'ScheduleGrid to read', part: <ScheduleGrid mode="view" label={MARK} schedule={schedule} value={[]} /> },
  { name: 'Slider', part: <Slider label={MARK} value={1500} onChange={ignore} min={0} max={2000} /> },
  {
    name: 'Stepper',
    part: (
      <Stepper
        mode="steps"
        label={MARK}
        steps={['1', '2', '3'].map((id) => ({ id, label: MARK }))}
        activeStep="2"
        onStepSelect={ignore}
      />
    ),
  },
  { name: 'Stepper by percent', part: <Stepper mode="linear" label={MARK} progress={4} step={1} steps={2} /> },
  { name: 'SuburbCombobox', part: <SuburbCombobox suburb="" zipCode="" onChange={ignore} /> },
  {
    name: 'Tabs',
    part: (
      <Tabs
        label={MARK}
        value={MARK}
        onChange={ignore}
        items={[{ ...options[0], value: MARK, label: MARK, count: 1500, content: MARK }]}
      />
    ),
  },
  { name: 'Tag', part: <Tag onRemove={ignore}>{MARK}</Tag> },
  { name: 'TextArea', part: <TextArea label={MARK} value="1234" onChange={ignore} maxLength={4} /> },
  { name: 'TextField', part: <TextField label={MARK} type="password" value="" onChange={ignore} /> },
  {
    name: 'TimeAgo',
    part: <TimeAgo date="2026-11-20T01:30:00.000Z" now={new Date('2026-11-21T01:30:00.000Z')} timeZone="UTC" />,
  },
  {
    name: 'Toast',
    part: (
      <ToastProvider>
        <ToastButton />
      </ToastProvider>
    ),
    show: async () => {
      await userEvent.click(page.getByRole('button').first())
      await expect.poll(() => page.getByRole('button').elements().length).toBeGreaterThan(1)
    },
  },
]

afterEach(() => userEvent.keyboard('{Escape}'))

describe('a locale replaces every text of', () => {
  it.each(parts)('LS-05 $name', async ({ part, show }) => {
    await render(<LocaleProvider locale={markedLocale}>{part}</LocaleProvider>)
    await show?.()
    expect(latinTexts()).toEqual([])
  })

  it('LS-05 finds the English texts of a part without a locale', async () => {
    await render(<Alert onDismiss={ignore}>{MARK}</Alert>)
    expect(latinTexts()).toEqual(['Dismiss', 'Dismiss'])
  })
})

it('prefers a label of the component to the locale', async () => {
  await render(
    <LocaleProvider locale={zhHans}>
      <Alert onDismiss={ignore} onRetry={ignore} labels={{ dismiss: 'Fermer' }}>
        {MARK}
      </Alert>
    </LocaleProvider>,
  )
  await expect.element(page.getByRole('button', { name: 'Fermer' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: '重试' })).toBeVisible()
})

/** Every text of a component as `undefined`, as labels of a translation that lacks them. */
const untranslated = (texts: object) => Object.fromEntries(Object.keys(texts).map((name) => [name, undefined]))

describe('a text that is undefined leaves the text it would replace', () => {
  const fields = { label: MARK, options: [MARK], optionKey: String, optionLabel: String }
  it.each<[string, (texts: object) => ReactElement, Part['show']?]>([
    [
      'ScheduleGrid',
      (texts) => <ScheduleGrid mode="view" label={MARK} messages={texts} schedule={schedule} value={[]} />,
    ],
    [
      'CountryCombobox',
      (texts) => <CountryCombobox label={MARK} labels={texts} clearable />,
      async () => {
        await userEvent.fill(page.getByRole('combobox'), '◆◆')
        await expect.poll(() => document.querySelector('[popover]')?.textContent).toContain('No country')
      },
    ],
    ['RichCombobox', (texts) => <RichCombobox {...fields} defaultValue={MARK} labels={texts} richLabels={texts} />],
    [
      'SuburbCombobox',
      (texts) => <SuburbCombobox labels={texts} />,
      async () => {
        await userEvent.fill(page.getByRole('combobox').first(), '◆◆')
        await expect.poll(() => document.querySelector('[popover]')?.textContent).toContain('No such suburb')
      },
    ],
    ['Pagination', (texts) => <Pagination labels={texts} page={1} pages={2} onPageChange={ignore} />],
  ])('in the labels of %s', async (name, element, show) => {
    const english = await render(element({}))
    await show?.()
    const texts = latinTexts()
    await english.unmount()
    const component = `${name.charAt(0).toLowerCase()}${name.slice(1)}`
    const names = { ...Object(zhHans.texts.combobox), ...Object(Reflect.get(zhHans.texts, component)) }
    await render(element(untranslated(names)))
    await show?.()
    expect(latinTexts()).toEqual(texts)
    expect(texts.length).toBeGreaterThan(0)
  })

  it('in a locale', async () => {
    const texts = { alert: { dismiss: undefined }, combobox: untranslated(zhHans.texts.combobox) }
    await render(
      <LocaleProvider locale={{ language: 'en', texts }}>
        <Alert onDismiss={ignore}>{MARK}</Alert>
        <Combobox {...fields} defaultValue={MARK} />
      </LocaleProvider>,
    )
    await expect.element(page.getByRole('button', { name: 'Dismiss' })).toBeVisible()
    await expect.element(page.getByRole('combobox', { name: MARK })).toBeVisible()
  })
})

it('LS-05 writes Chinese with one plural category, weeks from Monday, and the browser’s names of countries', async () => {
  await render(
    <LocaleProvider locale={zhHans}>
      <CountryCombobox label={MARK} value="VN" onChange={ignore} />
      <TimeAgo date="2026-10-31T01:30:00.000Z" now={new Date('2026-11-21T01:30:00.000Z')} />
      <AvailabilityGrid mode="edit" label={MARK} value={[]} onChange={ignore} />
    </LocaleProvider>,
  )
  await expect.element(page.getByRole('combobox')).toHaveValue('越南')
  await expect.element(page.getByText('3周前')).toBeVisible()
  await expect.element(page.getByRole('rowheader').first()).toHaveAccessibleName('星期一')
})

it('lets a nested provider replace the locale as a whole', async () => {
  await render(
    <LocaleProvider locale={zhHans}>
      <LocaleProvider locale={{ language: 'de' }}>
        <LocaleContext.Consumer>{({ weekStart }) => String(weekStart)}</LocaleContext.Consumer>
        <FormattedNumber value={1234.56789} />
        <Alert onDismiss={ignore}>{MARK}</Alert>
      </LocaleProvider>
    </LocaleProvider>,
  )
  await expect.element(page.getByText('undefined')).toBeVisible()
  await expect.element(page.getByText('1.234,56789')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Dismiss' })).toBeVisible()
})

function FormattedNumber({ value }: { value: number }) {
  return <output>{useFormatNumber()(value)}</output>
}
