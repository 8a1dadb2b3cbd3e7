import { Button } from '@campus-gigs/ui'
import { useCallback } from 'react'
import type { BusinessEvent } from '@/contract'
import { restoreShiftedClicks, useLatch } from '@/features/shared'
import { ticketOf } from '../event-facts'
import { type CreateEventScreenProps, EventForm } from './event-form'
import { EventTicket } from './event-ticket'

/** The form of a new event; once created, the event with its poster link (EV-01 to EV-04). */
export function CreateEventScreen(props: CreateEventScreenProps) {
  const { created, links, posterAddress, onStartOver } = props
  // A view that replaces another focuses its heading; the first view leaves the focus to the page.
  const hasCreated = useLatch(created !== null)
  const headingRef = useCallback(
    (heading: HTMLHeadingElement | null) => {
      if (hasCreated) heading?.focus()
    },
    [hasCreated],
  )
  return (
    <main ref={restoreShiftedClicks} id="main" className="page py-5 lg:py-10">
      {created ? (
        <EventCreated
          event={created}
          links={links}
          posterAddress={posterAddress}
          onStartOver={onStartOver}
          headingRef={headingRef}
        />
      ) : (
        <EventForm {...props} headingRef={headingRef} />
      )}
    </main>
  )
}

type EventCreatedProps = Pick<CreateEventScreenProps, 'links' | 'posterAddress' | 'onStartOver'> & {
  event: BusinessEvent
  /** Called with the heading, to focus it. */
  headingRef: (heading: HTMLHeadingElement | null) => void
}

function EventCreated({ event, links, posterAddress, onStartOver, headingRef }: EventCreatedProps) {
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-14">
      <div className="flex min-w-0 flex-col items-start gap-6">
        <h1 ref={headingRef} tabIndex={-1} className="page-heading outline-none">
          Your event is on the board.
        </h1>
        <p className="wrap-anywhere text-ink-muted text-lg">
          Students now find “{event.eventName}” under Events. Put this link on its posters, in print or as a QR code:
        </p>
        <p className="wrap-anywhere select-all rounded-md border border-line-strong bg-sunken px-4 py-3 font-semibold">
          {posterAddress(event)}
        </p>
        <p className="text-ink-muted">
          {event.eventLink ? (
            <>
              Scans go to <span className="wrap-anywhere">{event.eventLink}</span>
            </>
          ) : (
            'Scans go to your website if its address begins with https://, otherwise to Campus Gigs.'
          )}
        </p>
        <div className="flex flex-wrap gap-3 max-sm:w-full">
          <Button asChild variant="primary" size="lg" className="max-sm:w-full">
            <a href={links.events}>Your events</a>
          </Button>
          <Button size="lg" className="max-sm:w-full" onClick={onStartOver}>
            Create another event
          </Button>
        </div>
      </div>
      <EventTicket {...ticketOf(event)} className="self-start" />
    </div>
  )
}
