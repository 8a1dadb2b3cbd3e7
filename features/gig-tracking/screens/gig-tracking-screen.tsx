import { Button, Card, EmptyState, WeekMotif } from '@campus-gigs/ui'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { type ApplicantRating, type ApplicantSort, type BusinessJobListing, messages } from '@/contract'
import { sortApplicants } from '../sorting'
import { ApplicantDetail } from './applicant-detail'
import { ApplicantList } from './applicant-list'
import { GigHeader } from './gig-header'
import { SortControls } from './sort-controls'

export interface GigTrackingScreenProps {
  gig: BusinessJobListing
  now: Date
  sort: ApplicantSort
  onSortChange: (sort: ApplicantSort) => void
  /** Whose application is open, or null. */
  selectedId: string | null
  onSelect: (applicationId: string | null) => void
  onRate: (applicationId: string, rating: ApplicantRating) => void
  gigsHref: string
}

/** One gig and everybody who applied: the list on the left, one applicant on the right; phones show one of the two. */
export function GigTrackingScreen(props: GigTrackingScreenProps) {
  const { gig, now, sort, onSortChange, selectedId, onSelect, onRate, gigsHref } = props
  const nameRef = useRef<HTMLHeadingElement>(null)
  const moved = useRef<{ from: string | null } | null>(null)
  const applications = sortApplicants(gig.Application, sort, gig)
  const selected = applications.find((each) => each.id === selectedId) ?? null

  // Whoever keeps the selection may show it later (the router does), so focus follows what is shown, not the click;
  // and only after one, so that arriving by a link or Back leaves it alone.
  useEffect(() => {
    const before = moved.current
    if (!before || before.from === selectedId) return
    moved.current = null
    if (selectedId === null) document.getElementById(`applicant-${before.from}`)?.focus()
    else nameRef.current?.focus()
  }, [selectedId])

  function handleSelect(applicationId: string) {
    moved.current = { from: selectedId }
    onSelect(applicationId)
  }

  function handleClose() {
    moved.current = { from: selectedId }
    onSelect(null)
  }

  return (
    <main id="main" className="mx-auto w-full max-w-7xl space-y-6 px-4 py-6 sm:py-8">
      <Button asChild variant="quiet" className="-ms-3" iconStart={<ArrowLeft aria-hidden />}>
        <a href={gigsHref}>Gigs</a>
      </Button>
      <GigHeader gig={gig} now={now} />
      {applications.length === 0 ? (
        <EmptyState
          title={messages.tracking.noApplicants}
          description="Students see your gig now, with how its shifts fit their week. Applications appear here."
        />
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(20rem,2fr)_3fr]">
          <div className={selected ? 'space-y-4 max-lg:hidden' : 'space-y-4'}>
            <SortControls sort={sort} onSortChange={onSortChange} />
            <ApplicantList
              gig={gig}
              applications={applications}
              selectedId={selectedId}
              showScore={sort === 'Top Applicants'}
              now={now}
              onSelect={handleSelect}
            />
          </div>
          {selected ? (
            <ApplicantDetail
              key={selected.id}
              gig={gig}
              application={selected}
              now={now}
              nameRef={nameRef}
              onRate={(rating) => onRate(selected.id, rating)}
              onClose={handleClose}
            />
          ) : (
            <Card
              tone="sunken"
              padding="lg"
              className="grid justify-items-center gap-5 py-16 text-center max-lg:hidden"
            >
              <WeekMotif size={150} />
              <p className="max-w-[34ch] text-lg">{messages.tracking.chooseApplicant}</p>
            </Card>
          )}
        </div>
      )}
    </main>
  )
}
