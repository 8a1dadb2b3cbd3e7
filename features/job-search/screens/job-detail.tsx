import { Button, cn, IconButton } from '@campus-gigs/ui'
import { X } from 'lucide-react'
import { type Ref, useEffect, useRef } from 'react'
import type { StudentListing } from '@/client'
import { JobView, type JobViewProps } from './job-view'
import { SaveControl } from './save-control'

export interface JobDetailProps
  extends Pick<JobViewProps, 'job' | 'availability' | 'homeCentre' | 'now' | 'missingDetail'> {
  saved: boolean
  /** Whether the application opens once the listing's detail has loaded. Default false. */
  isApplying?: boolean
  /** The title, which gets the focus when the listing is opened. */
  titleRef: Ref<HTMLHeadingElement>
  onSave: (jobId: string) => void
  onApply: (jobId: string) => void
  /** Asks to confirm the withdrawal of the student's application. */
  onWithdraw: (jobId: string) => void
  /** Opens the dialog that reports the listing. */
  onReport: (job: StudentListing) => void
  onClose: () => void
}

/** A listing with a student's actions: save, apply, withdraw, report and close. */
export function JobDetail(props: JobDetailProps) {
  const { saved, isApplying = false, onSave, onApply, onWithdraw, onReport, onClose, ...jobViewProps } = props
  const { job } = jobViewProps
  const hasApplied = job.Application.length > 0
  const applyButtonRef = useRef<HTMLButtonElement>(null)
  const hadAppliedRef = useRef(hasApplied)

  // A withdrawal removes the button that asked for it, so move the focus to the apply button.
  useEffect(() => {
    if (hadAppliedRef.current && !hasApplied) applyButtonRef.current?.focus()
    hadAppliedRef.current = hasApplied
  }, [hasApplied])

  // aria-disabled instead of disabled, because the apply dialog returns the focus to the button that opened it.
  const applyProps = {
    busy: isApplying,
    'aria-disabled': hasApplied || isApplying || undefined,
    onClick: hasApplied ? undefined : () => onApply(job.id),
  }
  const appliedClass = hasApplied && 'border-line bg-sunken text-ink-muted shadow-none hover:bg-sunken'
  return (
    <JobView
      {...jobViewProps}
      closeControl={<IconButton label="Close" icon={<X />} onClick={onClose} className="-me-2 -mt-1" />}
      saveControl={
        <SaveControl jobTitle={job.jobTitle} saved={saved} onSave={() => onSave(job.id)} className="max-lg:-ms-3" />
      }
      fastApplyControl={
        <Button variant="primary" {...applyProps} className={cn('max-lg:w-full', appliedClass)}>
          {hasApplied ? 'Applied!' : 'Fast apply'}
        </Button>
      }
      applyControls={
        <div className="flex flex-wrap items-center gap-3">
          <Button ref={applyButtonRef} variant="brand" size="lg" {...applyProps} className={cn(appliedClass)}>
            {hasApplied ? 'Already Applied' : 'Apply to this one!'}
          </Button>
          {hasApplied && (
            <Button variant="quiet" onClick={() => onWithdraw(job.id)}>
              Withdraw application
            </Button>
          )}
          <Button variant="quiet" onClick={() => onReport(job)}>
            Report this gig
          </Button>
        </div>
      }
    />
  )
}
