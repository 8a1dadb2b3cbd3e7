import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ar } from '../../languages/ar'
import { Alert } from '../alert/alert'
import { AvailabilityGrid } from '../availability-grid/availability-grid'
import { Avatar } from '../avatar/avatar'
import { Button } from '../button/button'
import { Card } from '../card/card'
import { Checkbox } from '../checkbox/checkbox'
import { CommandPalette } from '../command-palette/command-palette'
import { CountryCombobox } from '../country-combobox/country-combobox'
import { DataTable } from '../data-table/data-table'
import { Pagination } from '../data-table/pagination'
import { Dialog } from '../dialog/dialog'
import { Drawer } from '../drawer/drawer'
import { EmptyState } from '../empty-state/empty-state'
import { FileDrop } from '../file-drop/file-drop'
import { MultiFileDrop } from '../file-drop/multi-file-drop'
import { Menu } from '../menu/menu'
import { PdfTile } from '../pdf-tile/pdf-tile'
import { PdfViewer } from '../pdf-viewer/pdf-viewer'
import { resumePdf } from '../pdf-viewer/sample-pdfs'
import { PhoneField } from '../phone-field/phone-field'
import { Popover } from '../popover/popover'
import { ProgressBar } from '../progress-bar/progress-bar'
import { RadioGroup } from '../radio-group/radio-group'
import { MultiCombobox } from '../rich-combobox/multi-combobox'
import { RichTextField } from '../rich-text-field/rich-text-field'
import { Select } from '../select/select'
import { RangeSlider } from '../slider/range-slider'
import { Slider } from '../slider/slider'
import { Stepper } from '../stepper/stepper'
import { SuburbCombobox } from '../suburb-combobox/suburb-combobox'
import { Tabs } from '../tabs/tabs'
import { Tag } from '../tag/tag'
import { TextArea } from '../text-area/text-area'
import { TextField } from '../text-field/text-field'
import { TimeAgo } from '../time-ago/time-ago-text'
import { ToastProvider, useToast } from '../toast/toast-provider'
import { LocaleProvider } from './locale-provider'

/** The labels that an app gives the components, in Arabic. */
const arabic = {
  fields: 'الحقول',
  choices: 'الخيارات',
  week: 'أسبوعك',
  name: 'الاسم',
  password: 'كلمة المرور',
  note: 'ملاحظة',
  country: 'البلد',
  phone: 'الهاتف',
  about: 'نبذة عنك',
  file: 'اختر صورة',
  size: 'الحجم',
  pay: 'الأجر',
  fair: 'الأجر العادل',
  agree: 'أوافق على الشروط',
  steps: ['الاسم', 'الأسبوع', 'السيرة'],
  tabs: ['جديد', 'مختار', 'مقبول'],
  options: ['صغير', 'كبير'],
  saved: 'حُفظت التغييرات.',
  more: 'المزيد',
  items: ['نسخ', 'حذف'],
} as const

const ignore = () => {}
const weekOf = (...slots: string[]) => slots.map((tableIndex) => ({ tableIndex, label: '' }))
const now = new Date('2026-11-21T01:30:00.000Z')
const picture = new File([], '2.png', { type: 'image/png' })
const threeWeeksAgo = '2026-10-31T01:30:00.000Z'

function Fields() {
  return (
    <section aria-label={arabic.fields} className="grid grid-cols-1 gap-6 sm:grid-cols-2">
      <TextField label={arabic.name} value="" onChange={ignore} required />
      <TextField label={arabic.password} type="password" value="12345678" onChange={ignore} />
      <CountryCombobox label={arabic.country} value="VN" onChange={ignore} clearable />
      <PhoneField
        label={arabic.phone}
        country="AU"
        onCountryChange={ignore}
        number="412345678"
        onNumberChange={ignore}
      />
      <SuburbCombobox suburb="Carlton" zipCode="3053" onChange={ignore} />
      <FileDrop label={arabic.file} accept="image/*" onFile={ignore} fileName="1.png" progress={40} onCancel={ignore} />
      <MultiFileDrop label={arabic.file} accept="image/*" value={[picture]} onChange={ignore} progressOf={() => 40} />
      <MultiCombobox
        label={arabic.choices}
        options={arabic.options}
        optionKey={(option) => option}
        optionLabel={(option) => option}
        value={arabic.options}
        onChange={ignore}
        clearable
      />
      <TextArea label={arabic.note} value={arabic.saved} onChange={ignore} maxLength={40} />
      <RichTextField label={arabic.about} value={`<p>${arabic.saved}</p>`} onChange={ignore} />
    </section>
  )
}

function Choices() {
  const [pay, setPay] = useState(25)
  const [range, setRange] = useState<readonly [number, number]>([20, 30])
  const [tab, setTab] = useState('0')
  const options = arabic.options.map((label, index) => ({ value: String(index), label }))
  return (
    <section aria-label={arabic.choices} className="grid grid-cols-1 gap-6">
      <Stepper
        mode="steps"
        label={arabic.choices}
        steps={arabic.steps.map((label) => ({ id: label, label }))}
        activeStep={arabic.steps[1]}
        onStepSelect={ignore}
      />
      <Tabs
        label={arabic.size}
        value={tab}
        onChange={setTab}
        items={arabic.tabs.map((label, index) => ({
          value: String(index),
          label,
          count: index * 1200,
          content: label,
        }))}
      />
      <Slider
        label={arabic.pay}
        value={pay}
        onChange={setPay}
        min={15}
        max={50}
        marks={[{ value: 30, label: arabic.fair }]}
      />
      <RangeSlider
        label={arabic.pay}
        thumbLabels={arabic.options}
        value={range}
        onChange={setRange}
        min={15}
        max={50}
      />
      <Select label={arabic.size} value="0" onChange={ignore} options={options} />
      <RadioGroup label={arabic.size} layout="cards" value="1" onChange={ignore} options={options} />
      <Checkbox label={arabic.agree} checked onChange={ignore} />
      <ProgressBar label={arabic.pay} value={40} showValue />
      <Alert tone="success" onDismiss={ignore}>
        {arabic.saved} <TimeAgo date={threeWeeksAgo} now={now} />
      </Alert>
      <DataTable
        caption={arabic.pay}
        columns={[
          { key: 'name', header: arabic.name, cell: (row) => row.name, rowHeader: true },
          { key: 'pay', header: arabic.pay, cell: (row) => row.pay, align: 'end' },
        ]}
        rows={[{ name: arabic.options[0], pay: '31' }]}
        rowKey={(row) => row.name}
        empty={null}
      />
      <Pagination page={2} pages={3} onPageChange={ignore} />
      <div>
        <Menu
          label={arabic.more}
          align="start"
          trigger={<Button>{arabic.more}</Button>}
          items={arabic.items.map((label) => ({ label, onSelect: ignore }))}
        />
      </div>
    </section>
  )
}

/** Every control of a page. */
function Page() {
  return (
    <LocaleProvider locale={ar}>
      <main dir="rtl" lang="ar" className="grid grid-cols-1 gap-8">
        <Fields />
        <Choices />
        <AvailabilityGrid mode="edit" label={arabic.week} value={[]} onChange={ignore} layoutStorageKey={null} />
      </main>
    </LocaleProvider>
  )
}

const meta = {
  title: 'ui/LocaleProvider',
  component: LocaleProvider,
  tags: ['!autodocs', 'LS-05'],
  args: { locale: ar, children: null },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof LocaleProvider>

export default meta
type Story = StoryObj<typeof meta>

/** From right to left: arrows that mean forwards are mirrored, and so is everything that points. */
export const Arabic: Story = {
  tags: ['both-widths'],
  render: () => <Page />,
  play: async ({ canvas }) => {
    const tabs = canvas.getAllByRole('tab')
    tabs[0]?.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('مختار')
    // The first tab is the rightmost.
    await expect(tabs[0]?.getBoundingClientRect().left).toBeGreaterThan(tabs[1]?.getBoundingClientRect().left ?? 0)

    const toolbar = within(await canvas.findByRole('toolbar'))
    const bold = toolbar.getByRole('button', { name: 'عريض' })
    bold.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(toolbar.getByRole('button', { name: 'مائل' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(bold).toHaveFocus()

    const slider = canvas.getByRole('slider', { name: 'الأجر' })
    const mark = canvas.getByText('الأجر العادل').getBoundingClientRect()
    const track = slider.getBoundingClientRect()
    // 30 of 15 to 50 is before the middle, which is right of it.
    await expect(mark.left + mark.width / 2).toBeGreaterThan(track.left + track.width / 2)

    const several = canvas.getByRole('combobox', { name: 'الخيارات' })
    several.focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /كبير/ })).toHaveFocus())

    await userEvent.click(canvas.getByRole('button', { name: 'المزيد' }))
    const menu = await within(document.body).findByRole('menu')
    await waitFor(() => expect(menu).toBeVisible())
    await expect(menu).toHaveAttribute('dir', 'rtl')
    const button = canvas.getByText('المزيد').closest('button')?.getBoundingClientRect()
    await waitFor(() => expect(Math.abs(menu.getBoundingClientRect().right - (button?.right ?? 0))).toBeLessThan(2))
    await userEvent.keyboard('{Escape}')

    await expect(canvas.getByText('قبل 3 أسابيع')).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'البلد' })).toHaveValue('فيتنام')
  },
}

/** What stands beside the controls: names start at the right, lines of vertical steps and tabs are on the other side. */
export const ArabicContent: Story = {
  tags: ['both-widths'],
  render: () => {
    const { tabs, steps, week, saved, size, file } = arabic
    return (
      <LocaleProvider locale={ar}>
        <main dir="rtl" lang="ar" className="grid grid-cols-1 gap-8">
          <Stepper
            mode="steps"
            orientation="vertical"
            label={arabic.steps[0]}
            steps={steps.map((label) => ({ id: label, label }))}
            activeStep={steps[1]}
            onStepSelect={ignore}
          />
          <Tabs
            label={size}
            orientation="vertical"
            value={tabs[0]}
            onChange={ignore}
            items={tabs.map((label) => ({ value: label, label, content: saved }))}
          />
          <AvailabilityGrid mode="compare" label={week} self={weekOf('1-1', '1-2')} other={weekOf('1-2', '3-0')} />
          <PdfTile fileName={file} href="/1" onOpen={ignore} onRemove={ignore} />
          <Card className="flex flex-wrap items-center gap-3 p-4">
            <Avatar name={arabic.name} />
            {arabic.name}
            <Tag>{tabs[2]}</Tag>
          </Card>
          <EmptyState title={saved} />
        </main>
      </LocaleProvider>
    )
  },
  play: async ({ canvas }) => {
    // The comparison is a chunk of its own.
    await waitFor(() => expect(document.querySelectorAll('[data-look="both"]').length).toBeGreaterThan(0))
    const [first, second] = canvas.getAllByRole('tab')
    first?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(second).toHaveFocus()
    await expect(canvas.getByRole('tabpanel').getBoundingClientRect().right).toBeLessThan(
      first?.getBoundingClientRect().left ?? 0,
    )
  },
}

function Layers() {
  const { toast } = useToast()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <main dir="rtl" lang="ar" className="min-h-96">
      <Button
        onClick={() => {
          toast({ title: arabic.saved })
          setIsOpen(true)
        }}
      >
        {arabic.more}
      </Button>
      <Drawer open={isOpen} onOpenChange={setIsOpen} title={arabic.fields}>
        <TextField label={arabic.name} />
      </Drawer>
    </main>
  )
}

/** A drawer and a toast at the end of the line, which is the left. */
export const ArabicLayers: Story = {
  tags: ['both-widths'],
  render: () => (
    <LocaleProvider locale={ar}>
      <ToastProvider>
        <Layers />
      </ToastProvider>
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: arabic.more }))
    const drawer = await within(document.body).findByRole('dialog', { name: arabic.fields })
    await expect(drawer).toHaveAttribute('dir', 'rtl')
    await waitFor(() => expect(drawer.getBoundingClientRect().left).toBe(0))
    // The close button is at the end of the title's line.
    const close = within(drawer).getByRole('button', { name: 'إغلاق' })
    const title = within(drawer).getByRole('heading', { name: arabic.fields })
    await expect(close.getBoundingClientRect().left).toBeLessThan(title.getBoundingClientRect().left)
    const toast = document.querySelector('ol li')?.getBoundingClientRect()
    await expect(toast?.left).toBeLessThan(innerWidth - (toast?.right ?? 0) + 1)
  },
}

/** A page with one of the layers that open over it. */
function LayerPage({ children }: { children: ReactNode }) {
  return (
    <LocaleProvider locale={ar}>
      <main dir="rtl" lang="ar" className="min-h-64">
        {children}
      </main>
    </LocaleProvider>
  )
}

/** The answer that goes on is at the end of the footer's line. */
export const ArabicDialog: Story = {
  tags: ['both-widths'],
  render: () => (
    <LayerPage>
      <Dialog
        open
        onOpenChange={ignore}
        title={arabic.agree}
        description={arabic.saved}
        footer={
          <>
            <Button>{arabic.items[0]}</Button>
            <Button variant="danger">{arabic.items[1]}</Button>
          </>
        }
      />
    </LayerPage>
  ),
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: arabic.agree }))
    const [copy, remove] = arabic.items.map((name) => dialog.getByRole('button', { name }).getBoundingClientRect())
    await expect(copy?.left).toBeGreaterThan(remove?.left ?? 0)
    const close = dialog.getByRole('button', { name: 'إغلاق' }).getBoundingClientRect()
    await expect(close.right).toBeLessThan(dialog.getByRole('heading').getBoundingClientRect().left)
  },
}

/** It begins at the right edge of its button. */
export const ArabicPopover: Story = {
  tags: ['both-widths'],
  render: () => (
    <LayerPage>
      <Popover open label={arabic.more} trigger={<Button>{arabic.more}</Button>}>
        <p>{arabic.saved}</p>
        <Button size="sm" className="mt-3">
          {arabic.items[0]}
        </Button>
      </Popover>
    </LayerPage>
  ),
  play: async ({ canvas }) => {
    const popover = await within(document.body).findByRole('dialog', { name: arabic.more })
    await expect(getComputedStyle(popover).direction).toBe('rtl')
    const button = canvas.getByText(arabic.more).closest('button')?.getBoundingClientRect()
    await waitFor(() => expect(Math.abs(popover.getBoundingClientRect().right - (button?.right ?? 0))).toBeLessThan(2))
  },
}

/** The field's icon and the commands begin at the right. */
export const ArabicPalette: Story = {
  tags: ['both-widths'],
  render: () => (
    <LayerPage>
      <CommandPalette
        open
        onOpenChange={ignore}
        title={arabic.choices}
        placeholder={arabic.choices}
        groups={[
          {
            heading: arabic.choices,
            commands: arabic.tabs.map((label, index) => ({ id: label, label, detail: arabic.steps[index] })),
          },
        ]}
        query=""
        onQueryChange={ignore}
        onSelect={ignore}
      />
    </LayerPage>
  ),
  play: async () => {
    const body = within(document.body)
    const field = await body.findByRole('combobox', { name: arabic.choices, expanded: true })
    await waitFor(() => expect(field).toHaveFocus())
    await expect(getComputedStyle(field).direction).toBe('rtl')
    await userEvent.keyboard('{ArrowDown}')
    await expect(body.getByRole('option', { name: new RegExp(arabic.tabs[1]) })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(getComputedStyle(body.getByText(arabic.tabs[0])).direction).toBe('rtl')
  },
}

/** The next page is to the left, so its chevron points there. The document itself keeps its direction. */
export const ArabicPdf: Story = {
  loaders: [async () => ({ src: URL.createObjectURL(await resumePdf()) })],
  render: (_, { loaded }) => (
    <LayerPage>
      <PdfViewer src={String(loaded.src)} fileName="1.pdf" className="h-64" />
    </LayerPage>
  ),
  play: async ({ canvas }) => {
    const pages = await canvas.findByRole('region', { name: /1\.pdf/ })
    await waitFor(() => expect(pages).toHaveAttribute('aria-busy', 'false'))
    const next = canvas.getByRole('button', { name: 'الصفحة التالية' })
    await expect(next.querySelector('svg')).toHaveStyle({ scale: '-1 1' })
    await userEvent.click(next)
    // The toolbar and the announcement.
    await waitFor(() => expect(canvas.getAllByText('الصفحة 2 من 3')).toHaveLength(2))
  },
}
