import { SuburbCombobox, TextField } from '@campus-gigs/ui'
import { eventCurrencies, messages } from '@/domain'
import { amountCharacters } from '../event-draft'
import type { EventFormProps } from './create-event-props'

/** The five required fields of an event, its start time, and the link that its posters open (EV-02). */
export function EventFields({ draft, today, fields, onChange }: EventFormProps) {
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
          onChange={(text) => onChange({ price: amountCharacters(text) })}
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
