import { Button, WeekMotif } from '@campus-gigs/ui'

interface SentStepProps {
  companyName: string
  appliedJobsHref: string
}

/** Step 3: the confirmation. */
export function SentStep({ companyName, appliedJobsHref }: SentStepProps) {
  return (
    <div className="flex flex-col items-start gap-5 py-4">
      <WeekMotif size={168} />
      <p className="max-w-prose text-lg">
        {companyName} has your resume and your letter. Everything you sent is kept under your applied jobs.
      </p>
      <Button variant="primary" size="lg" asChild>
        <a href={appliedJobsHref}>See your applied jobs</a>
      </Button>
    </div>
  )
}
