import { Alert, Button, EmptyState } from '@campus-gigs/ui'

/** Shown for a gig that can no longer be edited. */
export function GigNotEditable({ message, gigHref }: { message: string; gigHref: string }) {
  return (
    <main id="main" className="page py-16">
      <EmptyState
        headingLevel={1}
        title="This gig can't be edited"
        description={message}
        action={
          <Button asChild variant="primary" size="lg">
            <a href={gigHref}>Back to the gig</a>
          </Button>
        }
      />
    </main>
  )
}

/** Shown when the posted gig could not be loaded. */
export function GigNotLoaded({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <main id="main" className="page space-y-5 py-16">
      <h1 className="page-heading">Your gig</h1>
      <Alert tone="danger" title="We couldn't load this gig" onRetry={onRetry}>
        {message}
      </Alert>
    </main>
  )
}
