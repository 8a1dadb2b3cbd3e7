import { Button } from '@campus-gigs/ui'
import { SlidersHorizontal, X } from 'lucide-react'
import { useState } from 'react'
import { countFilters } from '@/domain'
import { useLazyModuleOrThrow } from '@/features/shared'
import { filterTexts } from '../filters'
import type { FilterDrawerProps } from './filter-drawer'

const loadDrawer = () => import('./filter-drawer')

type FilterControlsProps = Omit<FilterDrawerProps, 'open' | 'onOpenChange'>

const filterButtonId = 'job-filters'

/** The button that opens the filters, with the number of set filters. Hovering or focusing it preloads their code. */
export function FilterButton(props: FilterControlsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [isNear, setIsNear] = useState(false)
  const drawer = useLazyModuleOrThrow(loadDrawer, isNear || isOpen, isOpen)
  const handleNear = () => setIsNear(true)
  const filterCount = countFilters(props.filters)
  return (
    <>
      <Button
        id={filterButtonId}
        aria-haspopup="dialog"
        iconStart={<SlidersHorizontal aria-hidden="true" className="size-4.5" />}
        className="min-h-12 max-sm:gap-0 max-sm:px-3.5"
        onPointerEnter={handleNear}
        onFocus={handleNear}
        onClick={() => setIsOpen(true)}
      >
        {/* On a phone the icon stands for the label. */}
        <span className="max-sm:sr-only">Filters</span>
        {filterCount > 0 && <span className="ms-1">({filterCount})</span>}
      </Button>
      {drawer && <drawer.FilterDrawer {...props} open={isOpen} onOpenChange={setIsOpen} />}
    </>
  )
}

/** The set filters in words, with a button that clears them all; nothing without set filters. */
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
          // Clearing the filters removes this button, so move the focus first.
          document.getElementById(filterButtonId)?.focus()
          onApply({})
        }}
      >
        Clear filters
      </Button>
    </div>
  )
}
