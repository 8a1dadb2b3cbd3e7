import { Button } from '@campus-gigs/ui'
import { SlidersHorizontal, X } from 'lucide-react'
import { useState } from 'react'
import { countFilters } from '@/domain'
import { filterTexts } from '../filters'
import { FilterDrawer, type FilterDrawerProps } from './filter-drawer'

export type FilterControlsProps = Omit<FilterDrawerProps, 'open' | 'onOpenChange'>

const filterButtonId = 'job-filters'

/** Opens the filters, and says how many are set. */
export function FilterButton(props: FilterControlsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const setCount = countFilters(props.filters)
  return (
    <>
      <Button
        id={filterButtonId}
        aria-haspopup="dialog"
        iconStart={<SlidersHorizontal aria-hidden="true" className="size-4.5" />}
        className="min-h-12 max-sm:gap-0 max-sm:px-3.5"
        onClick={() => setIsOpen(true)}
      >
        {/* A phone has room for the icon and the number only. */}
        <span className="max-sm:sr-only">Filters</span>
        {setCount > 0 && <span className="ms-1">({setCount})</span>}
      </Button>
      <FilterDrawer {...props} open={isOpen} onOpenChange={setIsOpen} />
    </>
  )
}

/** The filters that are set, in words, with one button that clears them all; nothing while none is set. */
export function ActiveFilters({ filters, onApply }: Pick<FilterControlsProps, 'filters' | 'onApply'>) {
  const texts = filterTexts(filters)
  if (texts.length === 0) return null
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <p>{texts.join(' · ')}</p>
      <Button
        variant="quiet"
        size="sm"
        iconStart={<X aria-hidden="true" className="size-4" />}
        onClick={() => {
          // The button goes with the filters.
          document.getElementById(filterButtonId)?.focus()
          onApply({})
        }}
      >
        Clear filters
      </Button>
    </div>
  )
}
