import { Button, EmptyState } from '@campus-gigs/ui'

/** The screen of an unknown address (RT-12). */
export function NotFoundScreen({ homeHref }: { homeHref: string }) {
  return (
    <main id="main" className="page page-narrow py-16">
      <EmptyState
        headingLevel={1}
        title="We can't find that page"
        description="It has moved, or the address has a typo."
        action={
          <Button asChild variant="primary" size="lg">
            <a href={homeHref}>Home</a>
          </Button>
        }
      />
    </main>
  )
}
