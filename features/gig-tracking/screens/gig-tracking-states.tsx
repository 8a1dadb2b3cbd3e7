import { EmptyPage, FailedPage, LoadingPage } from '@/features/shared'

/** Shown while the gig loads. */
export function GigLoading() {
  return <LoadingPage label="Fetching your applicants…" />
}

/** The address names no gig of this business (RT-07); another business's gig looks the same. */
export function GigMissing({ gigsHref }: { gigsHref: string }) {
  return (
    <EmptyPage
      title="No such gig"
      description="It isn't one of yours, or it's gone."
      link={{ label: 'Your gigs', href: gigsHref }}
    />
  )
}

/** The gig could not be loaded. */
export function GigFailed(props: { message: string; onRetry: () => void }) {
  return <FailedPage heading="Applicants" title="We couldn't load applicants" {...props} />
}
