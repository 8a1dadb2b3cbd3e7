import { Button, EmptyState } from '@campus-gigs/ui'

/** An address that leads nowhere (RT-12). */
export function NotFoundScreen({ homeHref }: { homeHref: string }) {
  return (
    <main id="main" className="page page-narrow py-16">
      <EmptyState
        headingLevel={1}
        title="Nothing is pinned up here"
        description="The page you were looking for has moved, or was never here."
        action={
          <Button asChild variant="primary" size="lg">
            <a href={homeHref}>Home</a>
          </Button>
        }
      />
    </main>
  )
}
