import { Button, Select } from '@campus-gigs/ui'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { type ApplicantSort, applicantSorts } from '@/domain'

const options = applicantSorts.map((sort) => ({ value: sort, label: sort }))

interface SortControlsProps {
  sort: ApplicantSort
  onSortChange: (sort: ApplicantSort) => void
}

/** The order of the applicants, with a toggle for Top Applicants (GT-03). */
export function SortControls({ sort, onSortChange }: SortControlsProps) {
  const isTop = sort === 'Top Applicants'
  /** The order that the toggle returns to. */
  const [previousSort, setPreviousSort] = useState<ApplicantSort>('Time of Application')

  function changeSort(newSort: ApplicantSort) {
    if (!isTop) setPreviousSort(sort)
    onSortChange(newSort)
  }

  function handleSelect(value: string) {
    const newSort = applicantSorts.find((each) => each === value)
    if (newSort) changeSort(newSort)
  }

  return (
    <div className="flex flex-wrap items-end gap-3">
      <Select
        label="Sort By"
        value={sort}
        onChange={handleSelect}
        options={options}
        className="min-w-0 flex-1 basis-60"
      />
      <Button
        aria-pressed={isTop}
        variant={isTop ? 'brand' : 'secondary'}
        className="min-h-12"
        iconStart={<Star aria-hidden className={isTop ? 'size-5 fill-current' : 'size-5'} />}
        onClick={() => changeSort(isTop ? previousSort : 'Top Applicants')}
      >
        Top Applicants
      </Button>
      <p className="w-full text-ink-muted text-sm">
        Top Applicants ranks everyone by shifts covered, letter, answers and distance.
      </p>
    </div>
  )
}
