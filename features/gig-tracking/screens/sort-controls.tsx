import { Button, Select } from '@campus-gigs/ui'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { type ApplicantSort, applicantSorts } from '@/domain'

const options = applicantSorts.map((sort) => ({ value: sort, label: sort }))

export interface SortControlsProps {
  sort: ApplicantSort
  onSortChange: (sort: ApplicantSort) => void
}

/** The order of the applicants, and one press for the best of them (GT-03). */
export function SortControls({ sort, onSortChange }: SortControlsProps) {
  const top = sort === 'Top Applicants'
  const [before, setBefore] = useState<ApplicantSort>('Time of Application')

  function change(chosen: ApplicantSort) {
    if (!top) setBefore(sort)
    onSortChange(chosen)
  }

  function handleSelect(value: string) {
    const chosen = applicantSorts.find((each) => each === value)
    if (chosen) change(chosen)
  }

  return (
    <div className="flex flex-wrap items-end gap-3">
      <Select
        label="Sort By"
        value={sort}
        onChange={handleSelect}
        options={options}
        className="min-w-0 flex-1 basis-44"
      />
      <Button
        aria-pressed={top}
        variant={top ? 'brand' : 'secondary'}
        size="lg"
        iconStart={<Star aria-hidden className={top ? 'size-5 fill-current' : 'size-5'} />}
        onClick={() => change(top ? before : 'Top Applicants')}
      >
        Top Applicants
      </Button>
    </div>
  )
}
