import { afterPaint, Button, Checkbox, Drawer, Select, VisuallyHidden } from '@campus-gigs/ui'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { countFilters, daysFromMonday, distanceFilters, jobTypes, type ListingFilters, payFilters } from '@/domain'
import { toggleValue } from '../filters'
import { gigCountText } from './job-list'

export interface FilterDrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The filters of the list, which the drawer begins with. */
  filters: ListingFilters
  /** The number of listings that the chosen filters match; null until it is known. */
  count: number | null
  /** The student's suburb, from which distances are measured; null when the profile has none. */
  homeSuburb: string | null
  /** Called with the chosen filters, to count their matches. */
  onCount: (filters: ListingFilters) => void
  onApply: (filters: ListingFilters) => void
}

/** The filters of the search. The list changes only when the button with the number of matches is pressed. */
export function FilterDrawer({ open, onOpenChange, ...openDrawerProps }: FilterDrawerProps) {
  return open && <OpenFilterDrawer {...openDrawerProps} onClose={() => onOpenChange(false)} />
}

interface OpenFilterDrawerProps extends Omit<FilterDrawerProps, 'open' | 'onOpenChange'> {
  onClose: () => void
}

function OpenFilterDrawer(props: OpenFilterDrawerProps) {
  const { filters, homeSuburb, onCount, onApply, onClose } = props
  const [draft, setDraft] = useState(filters)
  /** The draft that `props.count` counts the matches of; undefined before the first request. */
  const [countedDraft, setCountedDraft] = useState<ListingFilters>()
  // The request delays the paint of a press, so it follows the frame, which shows no count.
  useEffect(
    () =>
      afterPaint(() => {
        setCountedDraft(draft)
        onCount(draft)
      }),
    [draft, onCount],
  )
  const count = countedDraft === draft ? props.count : null
  const showButtonRef = useRef<HTMLButtonElement>(null)

  function handleClear() {
    // Clearing the filters disables its button, so move the focus first.
    showButtonRef.current?.focus()
    setDraft({})
  }

  return (
    <Drawer
      open
      onOpenChange={onClose}
      title="Filters"
      footer={
        <>
          <Button disabled={countFilters(draft) === 0} onClick={handleClear}>
            Clear filters
          </Button>
          <Button
            ref={showButtonRef}
            variant="primary"
            onClick={() => {
              onApply(draft)
              onClose()
            }}
          >
            {count === null ? 'Show gigs' : `Show ${gigCountText(count)}`}
          </Button>
          <VisuallyHidden role="status">{count === null ? '' : gigCountText(count)}</VisuallyHidden>
        </>
      }
    >
      <FilterFields draft={draft} homeSuburb={homeSuburb} onChange={(changed) => setDraft({ ...draft, ...changed })} />
    </Drawer>
  )
}

interface FilterFieldsProps {
  draft: ListingFilters
  homeSuburb: string | null
  onChange: (changed: Partial<ListingFilters>) => void
}

function FilterFields({ draft, homeSuburb, onChange }: FilterFieldsProps) {
  return (
    <div className="flex flex-col gap-6">
      <Checkbox
        label="Only gigs that fit my week"
        hint="You're free for every shift."
        checked={draft.fit === 'all'}
        onChange={(isChecked) => onChange({ fit: isChecked ? 'all' : undefined })}
      />
      <CheckboxGroup legend="Days" hint="Gigs that don't need you on any other day.">
        {daysFromMonday.map((day) => (
          <Checkbox
            key={day}
            label={day}
            checked={draft.days?.includes(day) ?? false}
            onChange={() => onChange({ days: toggleValue(draft.days, day) })}
          />
        ))}
      </CheckboxGroup>
      <Select
        label="Pay"
        hint="Gigs paid by the hour."
        value={String(draft.pay ?? '')}
        onChange={(value) => onChange({ pay: value ? Number(value) : undefined })}
        options={[
          { value: '', label: 'Any pay' },
          ...payFilters.map((pay) => ({ value: String(pay), label: `$${pay} or more an hour` })),
        ]}
      />
      <CheckboxGroup legend="Type">
        {jobTypes.map((type) => (
          <Checkbox
            key={type}
            label={type}
            checked={draft.types?.includes(type) ?? false}
            onChange={() => onChange({ types: toggleValue(draft.types, type) })}
          />
        ))}
      </CheckboxGroup>
      <Select
        label="Distance"
        hint={homeSuburb === null ? 'Add your suburb in Settings to filter by distance.' : `From ${homeSuburb}.`}
        disabled={homeSuburb === null}
        value={String(draft.km ?? '')}
        onChange={(value) => onChange({ km: value ? Number(value) : undefined })}
        options={[
          { value: '', label: 'Any distance' },
          ...distanceFilters.map((km) => ({ value: String(km), label: `Within ${km} km` })),
        ]}
      />
    </div>
  )
}

function CheckboxGroup({ legend, hint, children }: { legend: string; hint?: string; children: ReactNode }) {
  const hintId = useId()
  return (
    <fieldset aria-describedby={hint && hintId}>
      <legend className="font-semibold">{legend}</legend>
      {hint && (
        <p id={hintId} className="text-ink-muted text-sm">
          {hint}
        </p>
      )}
      <div className="mt-2 grid grid-cols-2 gap-x-4 gap-y-1">{children}</div>
    </fieldset>
  )
}
