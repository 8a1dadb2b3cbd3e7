import type { DAYS } from '@campus-gigs/ui/availability'
import type { JobType, PayType } from '@/domain'

/** A picture drawn for a sample business and its posters. */
export type Pictogram = 'cup' | 'lantern' | 'bowl' | 'book' | 'basket' | 'pencil' | 'bubbles' | 'ticket'

/** A pair of colours for one business's logo, cover and posters. */
export type Scheme = 'eucalyptus' | 'wattle' | 'paper' | 'night'

/** A made-up gig. Questions are named by their place in the bank of ten. */
export interface SampleListing {
  jobTitle: string
  jobType: JobType
  suburb: readonly [name: string, zip: string]
  detailedAddress?: string
  /** Dollars (AUD); null is to be determined later. */
  pay: { from: number; to: number; type: PayType } | null
  /** `HH:mm-HH:mm` on the wall in Melbourne; an end before its start is the next morning. Empty: to be confirmed. */
  roster: Partial<Record<(typeof DAYS)[number], string>>
  summary: string[]
  keywords: string[]
  /** Allowed HTML only. */
  description: string
  questions: number[]
  /** How long before the filling it was posted. */
  hoursAgo: number
}

/** A made-up event; its poster's address is the company's name and `posterSlug`. */
export interface SampleEvent {
  eventName: string
  /** Days from the filling to the event. */
  daysAhead: number
  suburb: readonly [name: string, zip: string]
  /** Dollars (AUD); zero is free. */
  charge: number
  /** Where a scan of its poster leads. */
  link: `https://${string}`
  posterSlug: string
}

/** A made-up business; `companyName` ends in `(sample)` so that nobody takes it for a real one. */
export interface SampleBusiness {
  companyName: `${string} (sample)`
  companyCategory: string
  description: string
  ownerFirstName: string
  ownerLastName: string
  profileOwnerPosition: string
  email: string
  /** From the range that is reserved for fiction. */
  phoneNumber: string
  suburb: readonly [name: string, zip: string]
  pictogram: Pictogram
  scheme: Scheme
  listings: SampleListing[]
  events?: SampleEvent[]
}
