import type { BusinessEvent } from '@/contract'
import type { EventImage } from '../create-event.store'
import type { EventDraft } from '../event-draft'
import type { EventField, EventIssues } from '../event-issues'

/** Where creating an event leads. */
export interface CreateEventLinks {
  dashboard: string
  events: string
}

/** What the create-event screen shows and what happens in it. */
export interface CreateEventScreenProps {
  draft: EventDraft
  /** Whether the draft was kept from an earlier visit. */
  resumed: boolean
  images: readonly EventImage[]
  /** What is wrong with the picture chosen last. */
  imageProblem: string | null
  /** What the server refused, by field. */
  refused: EventIssues
  creating: boolean
  /** 0–100 while the event is being sent. */
  progress: number | null
  /** Why the event has not been created. */
  failure: string | null
  /** The event, once it is there: shown in place of the form. */
  created: BusinessEvent | null
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
