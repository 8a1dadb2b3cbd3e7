import { Avatar } from '@campus-gigs/ui'
import { Plus } from 'lucide-react'
import { ContinueGigs, type GigListProps, ListingStatusTag, StaleAlert } from '@/features/shared'
import type { GigCard } from '../gig-cards'

export interface GigsScreenProps extends GigListProps {
  gigs: readonly GigCard[]
  totals: { applications: number; live: number }
}

/** All gigs of a business (GL-01). */
export function GigsScreen(props: GigsScreenProps) {
  const { gigs, totals, drafts, now, onDiscardDraft, stale, onRefresh, links } = props
  return (
    <main id="main" className="page py-6 lg:py-10">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <h1 className="page-heading">Gigs.</h1>
        <dl className="flex flex-wrap gap-8">
          <Total number={totals.applications} label="New Applications" />
          <Total number={totals.live} label="live jobs" />
        </dl>
      </div>
      <StaleAlert stale={stale} onRefresh={onRefresh} />
      <ContinueGigs drafts={drafts} now={now} hrefOf={links.gigDraft} onDiscard={onDiscardDraft} className="mt-6" />
      <ul className="mt-8 grid grid-cols-1 gap-4 lg:grid-cols-2 lg:gap-5">
        <li>
          <a
            href={links.createGig}
            className="flex h-full min-h-28 items-center justify-center gap-3 rounded-lg border-2 border-action border-dashed bg-action-soft p-5 font-bold font-display text-ink text-xl hover:border-solid"
          >
            <Plus aria-hidden="true" className="size-6" />
            {gigs.length === 0 ? 'Create a gig' : 'Create another gig'}
          </a>
        </li>
        {gigs.map((gig) => (
          <li key={gig.id}>
            <GigCardLink gig={gig} href={links.gig(gig.id)} />
          </li>
        ))}
      </ul>
    </main>
  )
}

function Total({ number, label }: { number: number; label: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-ink-muted text-sm">{label}</dt>
      <dd className="font-bold font-display text-3xl text-brand-ink">{number}</dd>
    </div>
  )
}

function GigCardLink({ gig, href }: { gig: GigCard; href: string }) {
  return (
    <a
      href={href}
      className="group flex h-full min-h-28 overflow-hidden rounded-lg border border-line bg-raised shadow-card hover:border-line-strong"
    >
      <span className="grid w-28 max-w-1/3 shrink-0 place-items-center bg-sunken sm:w-36">
        {gig.posterUrl ? (
          <img src={gig.posterUrl} alt="" className="size-full object-cover" />
        ) : (
          <Avatar name={gig.title} size="lg" shape="square" aria-hidden="true" />
        )}
      </span>
      <span className="flex min-w-0 flex-1 flex-col gap-1.5 p-4">
        <span className="wrap-anywhere font-bold font-display text-lg group-hover:underline">{gig.title}</span>
        <span className="flex items-center gap-2">
          {gig.applicants}
          {gig.unread && (
            <>
              <span aria-hidden="true" className="size-2.5 rounded-full bg-action ring-2 ring-action-soft" />
              <span className="sr-only">, some not looked at yet</span>
            </>
          )}
        </span>
        <span className="mt-auto flex flex-wrap items-center justify-between gap-2 text-ink-muted text-sm">
          {gig.expiry}
          <ListingStatusTag status={gig.status} />
        </span>
      </span>
    </a>
  )
}
