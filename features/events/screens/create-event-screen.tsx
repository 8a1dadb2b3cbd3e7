import { Alert, Button, ProgressBar } from '@campus-gigs/ui'
import { useCallback, useState } from 'react'
import type { BusinessEvent } from '@/contract'
import { ActionAlert, DraftNotice, restoreShiftedClicks, useFormFields } from '@/features/shared'
import { dollarsOf, eventForm } from '../event-draft'
import { admission, eventWhen, ticketOf } from '../event-facts'
import type { CreateEventScreenProps } from './create-event-props'
import { EventFields } from './event-fields'
import { EventImages } from './event-images'
import { EventTicket } from './event-ticket'

/** The form of a new event; once created, the event with its poster link (EV-01 to EV-04). */
export function CreateEventScreen(props: CreateEventScreenProps) {
  const { created, links, posterAddress, onStartOver } = props
  // A view that replaces another focuses its heading; the first view leaves the focus to the page.
  const [hasCreated, setCreated] = useState(false)
  if (created && !hasCreated) setCreated(true)
  const headingRef = useCallback(
    (heading: HTMLHeadingElement | null) => {
      if (hasCreated) heading?.focus()
    },
    [hasCreated],
  )
  return (
    <main ref={restoreShiftedClicks} id="main" className="page py-5 lg:py-10">
      {created ? (
        <EventCreated event={created} {...{ links, posterAddress, onStartOver, headingRef }} />
      ) : (
        <EventForm {...props} headingRef={headingRef} />
      )}
    </main>
  )
}

function EventForm(props: CreateEventScreenProps & { headingRef: (heading: HTMLHeadingElement | null) => void }) {
  const { draft, images, serverErrors, saveState, progress, links, headingRef, onChange, onCreate } = props
  const fields = useFormFields(eventForm, { draft, serverErrors, onChange })
  const missing = fields.errorOf('step')
  return (
    <>
      <div className="flex items-start justify-between gap-4 max-tight:flex-wrap">
        <h1 ref={headingRef} tabIndex={-1} id="create-event" className="page-heading outline-none">
          Create an event.
        </h1>
        <Button asChild variant="quiet">
          <a href={links.dashboard}>Exit</a>
        </Button>
      </div>
      <div className="mt-6 grid gap-8 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-14">
        <form
          noValidate
          aria-labelledby="create-event"
          className="flex min-w-0 max-w-2xl flex-col gap-6 max-lg:**:scroll-mb-28"
          onSubmit={(event) => {
            event.preventDefault()
            if (fields.accept(event.currentTarget)) onCreate()
          }}
        >
          <DraftNotice resumed={props.resumed && 'Your event is as you left it.'} onStartOver={props.onStartOver} />
          <div inert={saveState === 'saving'} className="contents">
            <EventFields {...props} fields={fields} />
            <EventImages {...props} fields={fields} />
          </div>
          {missing && <Alert tone="danger">{missing}</Alert>}
          {progress !== null && <ProgressBar label="Creating your event" value={progress} showValue />}
          <div className="sticky bottom-0 z-10 -mx-4 flex flex-col items-start gap-3 border-line border-t bg-surface/95 px-4 py-3 sm:-mx-6 sm:px-6 lg:static lg:mx-0 lg:border-0 lg:bg-transparent lg:p-0 [@media(max-height:32rem)]:static">
            <ActionAlert failure={props.failure} retrying={saveState === 'saving'} onRetry={onCreate} />
            <Button type="submit" variant="primary" size="lg" busy={saveState === 'saving'} className="max-sm:w-full">
              Create Event
            </Button>
          </div>
        </form>
        <aside aria-label="Preview" className="max-lg:hidden">
          <div className="sticky top-24">
            <p className="mb-3 font-semibold text-ink-muted text-sm">On the board</p>
            <EventTicket
              name={draft.eventName.trim() || 'Your event'}
              when={eventWhen(draft.eventDate, draft.eventStartTime) || 'The day and time'}
              place={[draft.suburbName, draft.zipCode].filter(Boolean).join(' ') || 'Melbourne'}
              admission={admission(Math.max(0, dollarsOf(draft.price) ?? 0))}
              imageUrl={images[0]?.previewUrl ?? null}
            />
          </div>
        </aside>
      </div>
    </>
  )
}

type EventCreatedProps = Pick<CreateEventScreenProps, 'links' | 'posterAddress' | 'onStartOver'> & {
  event: BusinessEvent
  /** Called with the heading, to focus it. */
  headingRef: (heading: HTMLHeadingElement | null) => void
}

/** The created event, with the link for its posters (EV-01). */
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
