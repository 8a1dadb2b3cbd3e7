import { Button, type DataColumn, DataTable, EmptyState, VisuallyHidden } from '@campus-gigs/ui'
import { Plus } from 'lucide-react'
import { formatCount } from '@/domain'
import { ContinueGigs, type GigListProps, ListingStatusTag, StaleAlert } from '@/features/shared'
import type { GigRow } from '../gig-rows'
import { Masthead, type MastheadProps } from './masthead'

export interface BusinessDashboardScreenProps extends GigListProps {
  business: Pick<MastheadProps, 'companyName' | 'category' | 'logoUrl' | 'coverUrl'>
  /** The business's gigs, newest first. */
  gigs: readonly GigRow[]
}

/** The business's home: its masthead, its listings, and the button for a new one (BD-01 to BD-03). */
export function BusinessDashboardScreen(props: BusinessDashboardScreenProps) {
  const { business, gigs, drafts, now, onDiscardDraft, stale, onRefresh, links } = props
  return (
    <main id="main" className="page py-5 lg:py-8">
      <Masthead
        {...business}
        headingLevel={1}
        // Also without gigs, so that the table does not move when the first ones arrive.
        note={summarise(gigs)}
        action={<CreateGig href={links.createGig} />}
      />
      <StaleAlert stale={stale} onRefresh={onRefresh} />
      <ContinueGigs drafts={drafts} now={now} hrefOf={links.gigDraft} onDiscard={onDiscardDraft} className="mt-6" />
      <section className="mt-8 lg:mt-10">
        <DataTable
          caption="Your gigs"
          columns={columns(links)}
          rows={gigs}
          rowKey={(gig) => gig.id}
          empty={
            <EmptyState
              title="No gigs yet"
              description="Post your first gig and students whose week fits it will find it."
            />
          }
        />
      </section>
    </main>
  )
}

function CreateGig({ href }: { href: string }) {
  return (
    <Button
      asChild
      variant="primary"
      size="lg"
      iconStart={<Plus aria-hidden="true" className="size-5" />}
      className="max-sm:w-full"
    >
      <a href={href}>Create Gig</a>
    </Button>
  )
}

/** `2 live gigs, 5 applicants so far.` */
function summarise(gigs: readonly GigRow[]): string {
  const liveCount = gigs.filter((gig) => gig.status === 'live').length
  const applicantCount = gigs.reduce((sum, gig) => sum + gig.candidates, 0)
  return `${formatCount(liveCount, 'live gig')}, ${formatCount(applicantCount, 'applicant')} so far.`
}

function columns(links: GigListProps['links']): DataColumn<GigRow>[] {
  return [
    {
      key: 'status',
      header: 'Status',
      cell: ({ status }) => <ListingStatusTag status={status} />,
    },
    {
      key: 'job',
      header: 'Job',
      rowHeader: true,
      cell: ({ title, desktopTitle, phoneTitle }) => (
        <span title={title} className="wrap-anywhere">
          <span className="max-sm:hidden">{desktopTitle}</span>
          <span className="sm:hidden">{phoneTitle}</span>
        </span>
      ),
    },
    { key: 'candidates', header: 'Candidates', align: 'end', cell: ({ candidates }) => candidates },
    { key: 'posted', header: 'Date Posted', cell: ({ postedOn }) => postedOn },
    {
      key: 'action',
      header: 'Job Actions',
      cell: ({ id, action, title }) => (
        <Button asChild size="sm" variant={action === 'Track' ? 'secondary' : 'brand'}>
          <a href={links.gig(id)}>
            {action}
            <VisuallyHidden> {title}</VisuallyHidden>
          </a>
        </Button>
      ),
    },
  ]
}
