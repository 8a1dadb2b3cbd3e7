import { Select } from '@campus-gigs/ui'
import { type ListingSort, listingSorts } from '@/domain'

interface SortChoiceProps {
  sort: ListingSort
  /** Without a suburb of one's own nothing can be nearest. */
  homeSuburb: string | null
  onSort: (sort: ListingSort) => void
}

const labels: Record<ListingSort, string> = {
  fit: 'Best fit to my week',
  newest: 'Newest first',
  nearest: 'Nearest to me',
}

/** What the list is ordered by. */
export function SortChoice({ sort, homeSuburb, onSort }: SortChoiceProps) {
  function choose(value: string) {
    const chosen = listingSorts.find((each) => each === value)
    if (chosen) onSort(chosen)
  }
  return (
    <Select
      label="Sort by"
      value={sort}
      onChange={choose}
      options={listingSorts.map((value) => ({
        value,
        label: labels[value],
        disabled: value === 'nearest' && homeSuburb === null,
      }))}
      hideLabel
      className="w-48 lg:w-56"
    />
  )
}
