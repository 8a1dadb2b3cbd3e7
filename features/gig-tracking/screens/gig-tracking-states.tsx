import { Alert, Button, EmptyState, Loading } from '@campus-gigs/ui'

/** While the gig is on its way. */
export function GigLoading() {
  return (
    <main id="main" className="grid min-h-96 place-items-center">
      <Loading label="Fetching your applicants…" />
    </main>
  )
}

/** No such gig among one's own (RT-07): another business's looks the same as none. */
export function GigMissing({ gigsHref }: { gigsHref: string }) {
  return (
    <main id="main" className="page page-narrow py-16">
      <EmptyState
        headingLevel={1}
        title="No such gig"
        description="It is not one of yours, or it is not there any more."
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
