import { Button, EmptyState } from '@campus-gigs/ui'
import { messages } from '@/domain'

interface BrokenScreenProps {
  /** `internal`: the screen's code failed; `notLoaded`: it did not load. */
  reason: 'internal' | 'notLoaded'
  homeHref: string
  onRetry: () => void
}

/** Shown in place of a screen that failed to load or to render. */
export function BrokenScreen({ reason, homeHref, onRetry }: BrokenScreenProps) {
  return (
    <main id="main" className="page page-narrow py-16">
      <EmptyState
        headingLevel={1}
        title="This page didn't load"
        description={messages.general[reason]}
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
