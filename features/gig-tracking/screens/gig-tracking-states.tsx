import { Alert, Button, EmptyState, Loading } from '@campus-gigs/ui'

/** Shown while the gig loads. */
export function GigLoading() {
  return (
    <main id="main" className="grid min-h-96 place-items-center">
      <Loading label="Fetching your applicants…" />
    </main>
  )
}

/** The address names no gig of this business (RT-07); another business's gig looks the same. */
export function GigMissing({ gigsHref }: { gigsHref: string }) {
  return (
    <main id="main" className="page page-narrow py-16">
      <EmptyState
        headingLevel={1}
        title="No such gig"
        description="It isn't one of yours, or it's gone."
        action={
          <Button asChild variant="primary" size="lg">
            <a href={gigsHref}>Your gigs</a>
          </Button>
        }
      />
    </main>
  )
}

/** The gig could not be loaded. */
export function GigFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <main id="main" className="page page-narrow space-y-5 py-16">
      <h1 className="page-heading">Applicants</h1>
      <Alert tone="danger" title="We couldn't load applicants" onRetry={onRetry}>
        {message}
      </Alert>
    </main>
  )
}
