import { AvailabilityGrid } from '../components/availability-grid/availability-grid'
import { IconButton } from '../components/button/icon-button'
import { DataTable } from '../components/data-table/data-table'
import { Dialog } from '../components/dialog/dialog'
import { Menu } from '../components/menu/menu'
import { RadioGroup } from '../components/radio-group/radio-group'
import { Slider } from '../components/slider/slider'
import { TextField } from '../components/text-field/text-field'

const ignore = () => {}

/** Misuse that must not compile. Only type-checked, never run. */
export function mistakes() {
  return (
    <>
      {/* @ts-expect-error a field without a label has no name */}
      <TextField value="" onChange={ignore} />
      {/* @ts-expect-error fields give the value, not an event */}
      <TextField label="Name" value="" onChange={(event: React.ChangeEvent) => event.target} />
      {/* @ts-expect-error an icon button needs an accessible name */}
      <IconButton icon={<svg />} />
      {/* @ts-expect-error the label is the tooltip too, a second one would contradict it */}
      <IconButton icon={<svg />} label="Close" title="Shut" />
      {/* @ts-expect-error a dialog is named by its title */}
      <Dialog open onOpenChange={ignore} />
      {/* @ts-expect-error a slider always has a value, so it cannot be required */}
      <Slider label="Pay" value={25} onChange={ignore} min={15} max={50} required />
      {/* @ts-expect-error a menu item that is on or off needs `onChange` */}
      <Menu label="View" trigger={<button type="button">View</button>} items={[{ label: 'Archived', checked: true }]} />
      {/* @ts-expect-error a week to paint needs `onChange` */}
      <AvailabilityGrid mode="edit" label="Your week" value={[]} />
      {/* @ts-expect-error a week to read can't be changed */}
      <AvailabilityGrid mode="view" label="Your week" value={[]} onChange={ignore} />
      {/* @ts-expect-error a comparison has two weeks instead of a value */}
      <AvailabilityGrid mode="compare" label="How you fit" value={[]} self={[]} other={[]} />
      {/* @ts-expect-error a radio group needs a label */}
      <RadioGroup value={null} onChange={ignore} options={[]} />
      <DataTable
        caption="Gigs"
        rows={[{ title: 'Barista' }]}
        rowKey={(row) => row.title}
        empty={null}
        // @ts-expect-error a cell sees its own row type
        columns={[{ key: 'pay', header: 'Pay', cell: (row) => row.pay }]}
      />
    </>
  )
}
