import { Alert, Button, Loading } from '@campus-gigs/ui'

/** Shown while the gig loads. */
export function PosterLoading() {
  return (
    <main id="main" className="grid min-h-96 place-items-center">
      <Loading label="Loading the gig…" />
    </main>
  )
}

/** The gig could not be loaded, or is not this business's. */
export function PosterNotLoaded(props: { message: string; gigHref: string; onRetry: () => void }) {
  return (
    <main id="main" className="page page-narrow space-y-5 py-16">
      <h1 className="page-heading">Printable poster</h1>
      <Alert tone="danger" title="We couldn't load this gig" onRetry={props.onRetry}>
        {props.message}
      </Alert>
      <Button asChild>
        <a href={props.gigHref}>Back to the gig</a>
      </Button>
    </main>
  )
}
