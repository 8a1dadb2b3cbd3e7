import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useAccount } from '@/client'
import { clock, melbourneIsoDay } from '@/domain'
import { useFormState } from '@/features/shared'
import { createEventForm } from './create-event.store'
import { CreateEventScreen } from './screens/create-event-screen'
import type { CreateEventScreenProps } from './screens/event-form'

type CreateEventPageProps = Pick<CreateEventScreenProps, 'links' | 'posterAddress'>

/** The form of a new event of the signed-in business. */
export function CreateEventPage(props: CreateEventPageProps) {
  const { business } = useAccount()
  return business && <ConnectedForm key={business.id} businessId={business.id} {...props} />
}

function ConnectedForm({ businessId, links, posterAddress }: CreateEventPageProps & { businessId: string }) {
  const [event] = useState(() => createEventForm(businessId))
  const formState = useFormState(event.form)
  const imagesState = useSnapshot(event.state)
  useEffect(() => event.images.release, [event])
  useEffect(() => event.form.followOtherTabs(), [event])

  return (
    <CreateEventScreen
      {...formState}
      {...imagesState}
      today={melbourneIsoDay(clock.now())}
      links={links}
      posterAddress={posterAddress}
      onChange={event.form.change}
      onImageChoose={(file) => void event.images.add(file)}
      onImageRemove={event.images.remove}
      onCreate={() => void event.create()}
      onStartOver={event.startOver}
    />
  )
}
