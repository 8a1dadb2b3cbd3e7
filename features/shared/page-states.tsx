import { Alert, Button, cn, EmptyState, Loading } from '@campus-gigs/ui'
import type { ReactNode } from 'react'
import { focusPage, useFocusHandover } from './page-focus'

/** The page while its content loads. @param label says what loads, also to screen readers */
export function LoadingPage({ label }: { label: string }) {
  return (
    <main id="main" className="grid min-h-96 place-items-center">
      <Loading label={label} />
    </main>
  )
}

interface PageStateProps {
  /** Whether it has the width of a page instead of a column's. Default false. */
  isWide?: boolean
}

const classOf = ({ isWide = false }: PageStateProps) => cn('page py-16', !isWide && 'page-narrow')

interface FailedPageProps extends PageStateProps {
  heading: string
  /** What could not be loaded, as a sentence. */
  title: string
  /** Why it could not be loaded. */
  message: string
  onRetry: () => void
  /** Whether a retry is pending: Retry is busy and keeps the focus. */
  retrying: boolean
  /** The way out of the page. Default: none. */
  children?: ReactNode
}

/**
 * A page whose content could not be loaded. It stays while a retry is pending; the heading of the loaded content takes
 * the focus from Retry.
 */
export function FailedPage({ heading, title, message, onRetry, retrying, children, ...width }: FailedPageProps) {
  const main = useFocusHandover(() => focusPage)
  return (
    <main ref={main} id="main" className={cn(classOf(width), 'space-y-5')}>
      <h1 className="page-heading">{heading}</h1>
      <Alert tone="danger" title={title} onRetry={onRetry} retrying={retrying}>
        {message}
      </Alert>
      {children}
    </main>
  )
}

interface EmptyPageProps extends PageStateProps {
  title: string
  description: string
  /** Where to go instead, as a button. */
  link: { label: string; href: string }
}

/** The page of an address whose content is missing, or can't be worked on any more. */
export function EmptyPage({ title, description, link, ...width }: EmptyPageProps) {
  return (
    <main id="main" className={classOf(width)}>
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

/** The address names no gig of this business (RT-07); another business's gig looks the same. */
export function MissingGigPage({ gigsHref, ...width }: PageStateProps & { gigsHref: string }) {
  return (
    <EmptyPage
      {...width}
      title="No such gig"
      description="It isn't one of yours, or it's gone."
      link={{ label: 'Your gigs', href: gigsHref }}
    />
  )
}
