import { Loading } from '@campus-gigs/ui'
import { lazy, Suspense, useState } from 'react'
import { messages } from '@/domain'
import { consumeIdentityCallback, identityStart } from '@/features/identity'
import { ReviewDeskPage } from '@/features/review-desk'
import { useOpenItem } from '../use-open-item'

// From the module of a business's gig: importing the feature here would move the listing's view out of the students'
// chunk.
const ListingPreview = lazy(async () => ({ default: (await import('./gig-route')).ListingPreview }))

/** The address contains the open gig or business, so that Back closes it. */
export function ReviewDesk() {
  const [callback] = useState(consumeIdentityCallback)
  const [openedId, open] = useOpenItem('open')
  return (
    <ReviewDeskPage
      ticket={callback.ticket}
      error={callback.error && messages.identity[callback.error]}
      signInHref={identityStart('admin', 'signin')}
      openedId={openedId}
      onOpen={open}
      renderListing={(listing) => (
        <Suspense fallback={<Loading label="Fetching the gig" />}>
          <ListingPreview listing={{ ...listing, Application: [] }} />
        </Suspense>
      )}
    />
  )
}
