import { Alert, Button, FileDrop, ProgressBar, SuburbCombobox, TextField } from '@campus-gigs/ui'
import { X } from 'lucide-react'
import type { BusinessEvent } from '@/contract'
import { eventCurrencies, limits, messages } from '@/domain'
import {
  ActionAlert,
  type DraftFormState,
  DraftNotice,
  type FormFields,
  imageRule,
  useFormFields,
} from '@/features/shared'
import type { EventFormState } from '../create-event.store'
import { type EventDraft, type EventField, eventForm, keepAmountCharacters, parsePrice } from '../event-draft'
import { formatAdmission, formatEventTime } from '../event-facts'
import { EventTicket } from './event-ticket'

export interface CreateEventScreenProps extends DraftFormState<EventDraft, EventField>, EventFormState {
  /** The first day an event may be on, `YYYY-MM-DD`. */
  today: string
  links: { dashboard: string; events: string }
  /** Returns the address printed on an event's posters. */
  posterAddress: (event: BusinessEvent) => string
  onChange: (typed: Partial<EventDraft>) => void
  onImageChoose: (file: File) => void
  /** Called with the index of the picture. */
  onImageRemove: (index: number) => void
  onCreate: () => void
  /** Discards a stored draft, or opens an empty form after an event was created. */
  onStartOver: () => void
}

interface EventFormProps extends CreateEventScreenProps {
  /** Called with the heading, to focus it. */
  headingRef: (heading: HTMLHeadingElement | null) => void
}

/** The form of a new event, with a preview of its ticket. */
export function EventForm(props: EventFormProps) {
  const { draft, images, serverErrors, saveState, progress, links, headingRef, onChange, onCreate } = props
  const fields = useFormFields(eventForm, { draft, serverErrors, onChange })
  const formError = fields.errorOf('step')
  const price = parsePrice(draft.price)
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
          className="flex min-w-0 max-w-2xl flex-col gap-6"
          onSubmit={(event) => {
            event.preventDefault()
            if (!fields.accept(event.currentTarget)) return
            // The fields are inert while the event is sent, so the one in which Enter was pressed would lose the focus.
            event.currentTarget.querySelector<HTMLElement>('[type="submit"]')?.focus()
            onCreate()
          }}
        >
          {props.resumed && <DraftNotice onStartOver={props.onStartOver}>Your event is as you left it.</DraftNotice>}
          <div inert={saveState === 'saving'} className="contents">
            <EventFields {...props} fields={fields} />
            <EventImages {...props} fields={fields} />
          </div>
          {formError && <Alert tone="danger">{formError}</Alert>}
          {progress !== null && <ProgressBar label="Creating your event" value={progress} showValue />}
          <div
            data-sticky-bar=""
            className="sticky bottom-0 z-10 -mx-4 flex flex-col items-start gap-3 border-line border-t bg-surface/95 px-4 py-3 sm:-mx-6 sm:px-6 lg:static lg:mx-0 lg:border-0 lg:bg-transparent lg:p-0 [@media(max-height:32rem)]:static"
          >
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
              when={formatEventTime(draft.eventDate, draft.eventStartTime) || 'The day and time'}
              place={[draft.suburbName, draft.zipCode].filter(Boolean).join(' ') || 'Melbourne'}
              admission={price !== null && price >= 0 ? formatAdmission(price) : 'The price'}
              imageUrl={images[0]?.previewUrl ?? null}
            />
          </div>
        </aside>
      </div>
    </>
  )
}

interface EventFieldsProps extends CreateEventScreenProps {
  fields: FormFields<EventField>
}

/** The five required fields of an event, its start time, and the link that its posters open (EV-02). */
function EventFields({ draft, today, fields, onChange }: EventFieldsProps) {
  return (
    <>
      <TextField {...fields.text('eventName')} placeholder="Rooftop quiz night" />
      <div className="grid gap-x-4 gap-y-6 sm:grid-cols-2">
        <TextField {...fields.text('eventDate')} type="date" min={today} />
        <TextField {...fields.text('eventStartTime')} type="time" />
        <TextField
          {...fields.text('price')}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0 for free entry"
          prefix={eventCurrencies[0]}
          onChange={(text) => onChange({ price: keepAmountCharacters(text) })}
        />
      </div>
      <SuburbCombobox
        required
        suburbHint={messages.place.suburbHint}
        zipHint={messages.place.zipHint}
        suburb={draft.suburbName}
        zipCode={draft.zipCode}
        onChange={onChange}
        suburbError={fields.errorOf('suburbName')}
        zipError={fields.errorOf('zipCode')}
        onSuburbBlur={() => fields.leave('suburbName')}
        onZipBlur={() => fields.leave('zipCode')}
      />
      <TextField {...fields.text('link')} type="url" placeholder="https://" />
    </>
  )
}

/** Up to three pictures of an event (EV-03). */
function EventImages({ draft, images, imageProblem, fields, onImageChoose, onImageRemove }: EventFieldsProps) {
  const lostNames = images.length === 0 ? draft.imageNames : []
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-3 flex w-full items-baseline justify-between gap-4 max-tight:flex-wrap">
        <span className="font-semibold">Posters and pictures</span>
        <span className="text-ink-muted text-sm">
          {images.length} of {limits.eventImage.maxCount} chosen
        </span>
      </legend>
      {lostNames.length > 0 && (
        <Alert>
          You had chosen {lostNames.join(', ')}. Pictures are not kept when the page closes: choose them again.
        </Alert>
      )}
      {images.length > 0 && (
        <ul aria-label="Chosen pictures" className="grid grid-cols-3 gap-3">
          {images.map(({ file, previewUrl }, index) => (
            <li key={previewUrl} className="flex min-w-0 flex-col gap-1.5">
              <img
                src={previewUrl}
                alt={file.name}
                className="aspect-square rounded-md border border-line bg-sunken object-cover"
              />
              <Button
                size="sm"
                variant="quiet"
                iconStart={<X aria-hidden="true" className="size-4" />}
                aria-label={`Remove ${file.name}`}
                onClick={({ currentTarget }) => {
                  // The button is removed with its picture.
                  currentTarget.closest('fieldset')?.querySelector('input')?.focus()
                  onImageRemove(index)
                }}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <FileDrop
        label={images.length === 0 ? 'Choose a picture' : 'Choose another picture'}
        accept={limits.imageTypes.join(',')}
        hint={`${imageRule('eventImage')} each.`}
        onFile={onImageChoose}
        error={imageProblem ?? fields.errorOf('images')}
      />
    </fieldset>
  )
}
