import type { BusinessEvent } from '@/contract'
import type { CreateEventState } from '../create-event.store'
import type { EventDraft } from '../event-draft'
import type { EventField } from '../event-issues'

/** Where creating an event leads. */
export interface CreateEventLinks {
  dashboard: string
  events: string
}

/** What the create-event screen shows and what happens in it. */
export interface CreateEventScreenProps extends CreateEventState {
  /** The first day an event may be on, `YYYY-MM-DD`. */
  today: string
  links: CreateEventLinks
  /** The address an event's posters carry. */
  posterAddress: (event: BusinessEvent) => string
  onChange: (typed: Partial<EventDraft>) => void
  onImageChoose: (file: File) => void
  /** By its place, from 0. */
  onImageRemove: (index: number) => void
  onCreate: () => void
  /** Begins anew: over a kept draft, or after an event. */
  onStartOver: () => void
}

/** What the form's parts take. */
export interface EventFormProps extends CreateEventScreenProps {
  /** The message to show at a field now, if any. */
  errorOf: (field: EventField) => string | undefined
  /** Focus has left a field: its message may be shown from now on. */
  onLeave: (field: EventField) => void
}
