import { cn, WeekMotif } from '@campus-gigs/ui'

export interface EventTicketProps {
  name: string
  /** `dd/mm/yyyy`, or what stands for it. */
  day: string
  place: string
  admission: string
  imageUrl: string | null
  className?: string
}

/** An event as a ticket on the board: its picture or the week, its facts, and a tear-off edge. */
export function EventTicket({ name, day, place, admission, imageUrl, className }: EventTicketProps) {
  return (
    <div className={cn('overflow-hidden rounded-xl border border-line bg-raised shadow-card', className)}>
      {imageUrl ? (
        <img src={imageUrl} alt="" className="h-44 w-full object-cover" />
      ) : (
        <div className="grid h-32 place-items-center bg-brand text-on-brand">
          <WeekMotif tone="current" size={150} />
        </div>
      )}
      <div className="p-5">
        <p className="wrap-anywhere font-bold font-display text-2xl">{name}</p>
        <p className="mt-1 text-ink-muted">{place}</p>
      </div>
      <dl className="grid grid-cols-2 border-line-strong border-t-2 border-dashed">
        <div className="p-5">
          <dt className="text-ink-muted text-sm">When</dt>
          <dd className="font-semibold">{day}</dd>
        </div>
        <div className="border-line-strong border-s-2 border-dashed p-5">
          <dt className="text-ink-muted text-sm">Entry</dt>
          <dd className="wrap-anywhere font-semibold">{admission}</dd>
        </div>
      </dl>
    </div>
  )
}
