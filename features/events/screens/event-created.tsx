import { Button } from '@campus-gigs/ui'
import type { BusinessEvent } from '@/contract'
import { admission, eventDay } from '../event-facts'
import type { CreateEventScreenProps } from './create-event-props'
import { EventTicket } from './event-ticket'

type EventCreatedProps = Pick<CreateEventScreenProps, 'links' | 'posterAddress' | 'onStartOver'> & {
  event: BusinessEvent
  /** Takes the heading, to begin reading there. */
  headingRef: (heading: HTMLHeadingElement | null) => void
}

/** The event is there (EV-01): what it is, and the address for its posters. */
export function EventCreated({ event, links, posterAddress, onStartOver, headingRef }: EventCreatedProps) {
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-14">
      <div className="flex min-w-0 flex-col items-start gap-6">
        <h1 ref={headingRef} tabIndex={-1} className="page-heading outline-none">
          Your event is on the board.
        </h1>
        <p className="wrap-anywhere text-ink-muted text-lg">
          “{event.eventName}” is kept with your events. Put this address on its posters, in print or as a QR code:
        </p>
        <p className="wrap-anywhere select-all rounded-md border border-line-strong bg-sunken px-4 py-3 font-semibold">
          {posterAddress(event)}
        </p>
        <p className="text-ink-muted">
          {event.eventLink ? (
            <>
              Whoever scans it goes to <span className="wrap-anywhere">{event.eventLink}</span>
            </>
          ) : (
            'Whoever scans it goes to your website, if it begins with https://, else to Campus Gigs.'
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
      <EventTicket
        className="self-start"
        name={event.eventName}
        day={eventDay(event.eventDate)}
        place={`${event.suburbName} ${event.suburbZipCode}`}
        admission={admission(event.eventAdmissionCharge)}
        imageUrl={event.eventImages[0]?.fileUrl ?? null}
      />
    </div>
  )
}
