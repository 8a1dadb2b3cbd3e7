import { Button, type ButtonVariant, type DataColumn, DataTable, EmptyState, VisuallyHidden } from '@campus-gigs/ui'
import { Plus } from 'lucide-react'
import { formatCount } from '@/domain'
import { ContinueGigs, type GigListProps, ListingStatusTag, StaleAlert } from '@/features/shared'
import type { ListingRow } from '../listing-rows'
import { Masthead, type MastheadProps } from './masthead'

export interface BusinessDashboardScreenProps extends GigListProps {
  business: Pick<MastheadProps, 'companyName' | 'category' | 'logoUrl' | 'coverUrl'>
  /** The business's listings, newest first. */
  rows: readonly ListingRow[]
}

/** The business's home: its masthead, its listings, and the button for a new one (BD-01 to BD-03). */
export function BusinessDashboardScreen(props: BusinessDashboardScreenProps) {
  const { business, rows, drafts, now, onDiscardDraft, stale, onRefresh, links } = props
  return (
    <main id="main" className="page py-5 lg:py-8">
      <Masthead
        {...business}
        headingLevel={1}
        // The counts are shown at zero too, so that the table does not move when the first listings arrive.
        note={formatCounts(rows)}
        action={<CreateGigLink href={links.createGig} />}
      />
      <StaleAlert stale={stale} onRefresh={onRefresh} />
      <ContinueGigs drafts={drafts} now={now} hrefOf={links.gigDraft} onDiscard={onDiscardDraft} className="mt-6" />
      <section className="mt-8 lg:mt-10">
        <DataTable
          caption="Your gigs"
          columns={createColumns(links)}
          rows={rows}
          rowKey={(row) => row.id}
          empty={
            <EmptyState title="No open gigs" description="Post a gig and students whose week fits it will find it." />
          }
        />
      </section>
    </main>
  )
}

function CreateGigLink({ href }: { href: string }) {
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
function formatCounts(rows: readonly ListingRow[]): string {
  const liveCount = rows.filter(({ status }) => status === 'live').length
  const applicantCount = rows.reduce((sum, row) => sum + row.applicantCount, 0)
  return `${formatCount(liveCount, 'live gig')}, ${formatCount(applicantCount, 'applicant')} so far.`
}

const actionButtons: Record<ListingRow['action'], { label: string; variant: ButtonVariant }> = {
  track: { label: 'Track', variant: 'secondary' },
  takeAction: { label: 'Take Action', variant: 'brand' },
}

/** The table's columns. The specification words the headers (BD-02), so they say Job and Candidates. */
function createColumns(links: GigListProps['links']): DataColumn<ListingRow>[] {
  return [
    {
      key: 'status',
      header: 'Status',
      cell: ({ status }) => <ListingStatusTag status={status} />,
    },
    {
      key: 'title',
      header: 'Job',
      rowHeader: true,
      cell: ({ title, cutTitles }) => (
        <span title={title} className="wrap-anywhere">
          <span className="max-sm:hidden">{cutTitles.desktop}</span>
          <span className="sm:hidden">{cutTitles.phone}</span>
        </span>
      ),
    },
    { key: 'applicantCount', header: 'Candidates', align: 'end', cell: ({ applicantCount }) => applicantCount },
    { key: 'postedOn', header: 'Date Posted', cell: ({ postedOn }) => postedOn },
    {
      key: 'action',
      header: 'Job Actions',
      cell: ({ id, action, title }) => (
        <Button asChild size="sm" variant={actionButtons[action].variant}>
          <a href={links.gig(id)}>
            {actionButtons[action].label}
            <VisuallyHidden> {title}</VisuallyHidden>
          </a>
        </Button>
      ),
    },
  ]
}
