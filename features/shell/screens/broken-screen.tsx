import { Button, EmptyState } from '@campus-gigs/ui'
import { messages } from '@/domain'

/** Shown in place of a screen that failed to load or to render. */
export function BrokenScreen({ homeHref, onRetry }: { homeHref: string; onRetry: () => void }) {
  return (
    <main id="main" className="page page-narrow py-16">
      <EmptyState
        headingLevel={1}
        title="This page didn't load"
        description={messages.general.internal}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button variant="primary" size="lg" onClick={onRetry}>
              Try again
            </Button>
            <Button asChild size="lg">
              <a href={homeHref}>Home</a>
            </Button>
          </div>
        }
      />
    </main>
  )
}
