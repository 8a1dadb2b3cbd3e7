import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { account } from '@/client'
import type { BusinessEvent } from '@/contract'
import { clock, melbourneIsoDay } from '@/domain'
import { createEventForm } from './create-event.store'
import type { CreateEventLinks } from './screens/create-event-props'
import { CreateEventScreen } from './screens/create-event-screen'

export interface CreateEventPageProps {
  links: CreateEventLinks
  /** The address an event's posters carry. */
  posterAddress: (event: BusinessEvent) => string
}

/** Creating an event as the signed-in business. */
export function CreateEventPage(props: CreateEventPageProps) {
  const { business } = useSnapshot(account)
  return business && <ConnectedForm key={business.id} businessId={business.id} {...props} />
}

function ConnectedForm({ businessId, links, posterAddress }: CreateEventPageProps & { businessId: string }) {
  const [form] = useState(() => createEventForm(businessId))
  // In step with the keyboard: a batched snapshot would move the caret of a controlled field.
  const state = useSnapshot(form.state, { sync: true })
  useEffect(() => form.dispose, [form])

  return (
    <CreateEventScreen
      {...state}
      today={melbourneIsoDay(clock.now())}
      links={links}
      posterAddress={posterAddress}
      onChange={form.change}
      onImageChoose={(file) => void form.addImage(file)}
      onImageRemove={form.removeImage}
      onCreate={() => void form.create()}
      onStartOver={form.startOver}
    />
  )
}
