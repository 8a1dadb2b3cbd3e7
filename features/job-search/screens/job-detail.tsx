import { Button, cn, IconButton } from '@campus-gigs/ui'
import { X } from 'lucide-react'
import type { Ref } from 'react'
import { JobView, type JobViewProps } from './job-view'
import { SaveControl } from './save-control'

export interface JobDetailProps extends Pick<JobViewProps, 'job' | 'availability' | 'homeSuburb' | 'now'> {
  saved: boolean
  /** The title, for focus. */
  titleRef: Ref<HTMLHeadingElement>
  onSave: (jobId: string) => void
  onApply: (jobId: string) => void
  onClose: () => void
}

/** One job with what a student can do about it: save it, apply to it, close it. */
export function JobDetail({ saved, onSave, onApply, onClose, ...view }: JobDetailProps) {
  const { job } = view
  const applied = job.Application.length > 0
  // aria-disabled, not disabled: the apply pop-up gives focus back to the button that opened it.
  const apply = {
    'aria-disabled': applied || undefined,
    onClick: applied ? undefined : () => onApply(job.id),
  }
  const appliedLook = applied && 'border-line bg-sunken text-ink-muted shadow-none hover:bg-sunken'
  return (
    <JobView
      {...view}
      close={<IconButton label="Close" icon={<X />} onClick={onClose} className="-me-2 -mt-1" />}
      save={
        <SaveControl jobTitle={job.jobTitle} saved={saved} onSave={() => onSave(job.id)} className="max-lg:-ms-3" />
      }
      fastApply={
        <Button variant="primary" {...apply} className={cn('max-lg:w-full', appliedLook)}>
          {applied ? 'Applied!' : 'Fast apply'}
        </Button>
      }
      apply={
        <Button variant="brand" size="lg" {...apply} className={cn('self-start', appliedLook)}>
          {applied ? 'Already Applied' : 'Apply to this one!'}
        </Button>
      }
    />
  )
}
