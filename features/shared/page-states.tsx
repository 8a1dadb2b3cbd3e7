import { Alert, Button, EmptyState, Loading } from '@campus-gigs/ui'
import type { ReactNode } from 'react'

/** A page while what it shows is loading. */
export function LoadingPage({ label }: { label: string }) {
  return (
    <main id="main" className="grid min-h-96 place-items-center">
      <Loading label={label} />
    </main>
  )
}

interface FailedPageProps {
  /** The page's heading. */
  heading: string
  /** What could not be loaded, as a sentence. */
  title: string
  /** Why it could not be loaded. */
  message: string
  onRetry: () => void
  /** The way out of the page. Default: none. */
  children?: ReactNode
}

/** A page whose content could not be loaded. */
export function FailedPage({ heading, title, message, onRetry, children }: FailedPageProps) {
  return (
    <main id="main" className="page page-narrow space-y-5 py-16">
      <h1 className="page-heading">{heading}</h1>
      <Alert tone="danger" title={title} onRetry={onRetry}>
        {message}
      </Alert>
      {children}
    </main>
  )
}

interface EmptyPageProps {
  title: string
  description: string
  /** The link to another page. */
  link: { label: string; href: string }
}

/** A page that has nothing to show at its address. */
export function EmptyPage({ title, description, link }: EmptyPageProps) {
  return (
    <main id="main" className="page page-narrow py-16">
      <EmptyState
        headingLevel={1}
        title={title}
        description={description}
        action={
          <Button asChild variant="primary" size="lg">
            <a href={link.href}>{link.label}</a>
          </Button>
        }
      />
    </main>
  )
}
