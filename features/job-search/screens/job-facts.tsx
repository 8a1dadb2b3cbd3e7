import { Avatar, Tag } from '@campus-gigs/ui'
import { useId } from 'react'
import type { Job } from '../job'

/** The listing's business, address and keywords. */
export function JobFacts({ job }: { job: Job }) {
  const headingId = useId()
  const { companyName, companyCategory, logoThumbnailUrl } = job.company
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-4">
      <h3 id={headingId} className="text-xl">
        Who and where
      </h3>
      <div className="flex items-center gap-3">
        <Avatar name={companyName} src={logoThumbnailUrl ?? undefined} shape="square" size="lg" />
        <p className="min-w-0 break-words">
          <strong className="block font-semibold">{companyName}</strong>
          {companyCategory}
        </p>
      </div>
      <address className="not-italic">
        {job.detailedAddress && <span className="block">{job.detailedAddress}</span>}
        {job.jobSuburbName} {job.jobZipCode}
      </address>
      {job.keywords.length > 0 && (
        <ul aria-label="Keywords" className="flex flex-wrap gap-2">
          {job.keywords.map((keyword) => (
            <li key={keyword}>
              <Tag>{keyword}</Tag>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
