import { Select } from '@campus-gigs/ui'
import { memo } from 'react'
import { type ListingSort, listingSorts } from '@/domain'

export interface SortChoiceProps {
  sort: ListingSort
  /** The student's suburb; null disables the order by distance. */
  homeSuburb: string | null
  onSort: (sort: ListingSort) => void
}

const labels: Record<ListingSort, string> = {
  fit: 'Best fit to my week',
  newest: 'Newest first',
  nearest: 'Nearest to me',
}

/** The order of the list. */
export const SortChoice = memo(function SortChoice({ sort, homeSuburb, onSort }: SortChoiceProps) {
  function handleChange(value: string) {
    const newSort = listingSorts.find((each) => each === value)
    if (newSort) onSort(newSort)
  }
  return (
    <Select
      label="Sort by"
      value={sort}
      onChange={handleChange}
      options={listingSorts.map((value) => ({
        value,
        label: labels[value],
        disabled: value === 'nearest' && homeSuburb === null,
      }))}
      hideLabel
      className="w-54 max-w-full lg:w-56"
    />
  )
})
