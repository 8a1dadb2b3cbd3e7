import { SuburbCombobox, TextField } from '@campus-gigs/ui'
import { eventCurrencies, limits } from '@/domain'
import { amountCharacters } from '../event-draft'
import type { EventFormProps } from './create-event-props'

/** The five fields an event needs, and the page its posters lead to (EV-02). */
export function EventFields({ draft, today, errorOf, onChange, onLeave }: EventFormProps) {
  return (
    <>
      <TextField
        label="Event name"
        required
        value={draft.eventName}
        onChange={(eventName) => onChange({ eventName })}
        maxLength={limits.title}
        placeholder="Rooftop quiz night"
        error={errorOf('eventName')}
        onBlur={() => onLeave('eventName')}
      />
      <div className="grid gap-x-4 gap-y-6 sm:grid-cols-2">
        <TextField
          label="Event date"
          required
          type="date"
          min={today}
          value={draft.eventDate}
          onChange={(eventDate) => onChange({ eventDate })}
          error={errorOf('eventDate')}
          onBlur={() => onLeave('eventDate')}
        />
        <TextField
          label="Event price"
          required
          inputMode="decimal"
          autoComplete="off"
          placeholder="0 for free entry"
          prefix={eventCurrencies[0]}
          value={draft.price}
          onChange={(text) => onChange({ price: amountCharacters(text) })}
          error={errorOf('price')}
          onBlur={() => onLeave('price')}
        />
      </div>
      <SuburbCombobox
        required
        suburb={draft.suburbName}
        zipCode={draft.zipCode}
        onChange={onChange}
        suburbError={errorOf('suburbName')}
        zipError={errorOf('zipCode')}
        onSuburbBlur={() => onLeave('suburbName')}
        onZipBlur={() => onLeave('zipCode')}
      />
      <TextField
        label="Link to your event"
        hint="Optional. Whoever scans your poster goes there; without it, to your website."
        type="url"
        value={draft.link}
        onChange={(link) => onChange({ link })}
        maxLength={limits.website}
        placeholder="https://"
        error={errorOf('link')}
        onBlur={() => onLeave('link')}
      />
    </>
  )
}
