import { cn, WeekMotif } from '@campus-gigs/ui'

interface EventTicketProps {
  name: string
  /** The date, with the start time if the event has one. */
  when: string
  place: string
  admission: string
  /** Null draws the week motif instead. */
  imageUrl: string | null
  /** Opens the event's details; the name is then a button that covers the whole ticket. Default: none. */
  onOpen?: () => void
  className?: string
}

/** An event drawn as a ticket: its picture, its facts, and a tear-off edge. */
export function EventTicket({ name, when, place, admission, imageUrl, onOpen, className }: EventTicketProps) {
  return (
    <div
      className={cn(
        'relative flex flex-col overflow-hidden rounded-xl border border-line bg-raised shadow-card',
        onOpen && 'hover:border-line-strong',
        className,
      )}
    >
      {imageUrl ? (
        <img src={imageUrl} alt="" className="h-44 w-full object-cover" />
      ) : (
        <div className="grid h-44 place-items-center bg-brand text-on-brand">
          <WeekMotif tone="current" size={150} />
        </div>
      )}
      <div className="grow p-5">
        <p className="wrap-anywhere font-bold font-display text-2xl">
          {onOpen ? (
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={onOpen}
              className="cursor-pointer text-start after:absolute after:inset-0 after:rounded-xl focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:-outline-offset-2"
            >
              {name}
            </button>
          ) : (
            name
          )}
        </p>
        <p className="mt-1 text-ink-muted">{place}</p>
      </div>
      <dl className="grid grid-cols-2 border-line-strong border-t-2 border-dashed">
        <div className="p-5">
          <dt className="text-ink-muted text-sm">When</dt>
          <dd className="font-semibold">{when}</dd>
        </div>
        <div className="border-line-strong border-s-2 border-dashed p-5">
          <dt className="text-ink-muted text-sm">Entry</dt>
          <dd className="wrap-anywhere font-semibold">{admission}</dd>
        </div>
      </dl>
    </div>
  )
}
