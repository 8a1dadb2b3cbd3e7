import type { DAYS } from '@campus-gigs/ui/availability'
import type { JobType, PayType } from '@/domain'

/** The drawing on a sample business's logo, cover and posters. */
export type Pictogram = 'cup' | 'lantern' | 'bowl' | 'book' | 'basket' | 'pencil' | 'bubbles' | 'ticket'

/** The colours of a sample business's logo, cover and posters. */
export type Scheme = 'eucalyptus' | 'wattle' | 'paper' | 'night'

/** A made-up listing. */
export interface SampleListing {
  jobTitle: string
  jobType: JobType
  suburb: readonly [name: string, zip: string]
  detailedAddress?: string
  /** Dollars (AUD); null for pay to be determined later. */
  pay: { from: number; to: number; type: PayType } | null
  /** `HH:mm-HH:mm` in Melbourne; an end before its start is on the next day. Empty when times are to be confirmed. */
  roster: Partial<Record<(typeof DAYS)[number], string>>
  summary: string[]
  keywords: string[]
  /** Sanitised HTML. */
  description: string
  /** Indexes of `screeningQuestions`. */
  questions: number[]
  /** The age of the listing at the insert, in hours. */
  hoursAgo: number
}

/** A made-up event. Its poster address is made of the company's name and `posterSlug`. */
export interface SampleEvent {
  eventName: string
  /** Days between the insert and the event. */
  daysAhead: number
  suburb: readonly [name: string, zip: string]
  /** Dollars (AUD); zero is free. */
  charge: number
  /** The page that a scan of the poster opens. */
  link: `https://${string}`
  posterSlug: string
}

/** A made-up business. Its name ends in `(sample)`, so that nobody mistakes it for a real one. */
export interface SampleBusiness {
  companyName: `${string} (sample)`
  companyCategory: string
  description: string
  ownerFirstName: string
  ownerLastName: string
  profileOwnerPosition: string
  email: string
  /** A number from the range that ACMA reserves for fiction. */
  phoneNumber: string
  suburb: readonly [name: string, zip: string]
  pictogram: Pictogram
  scheme: Scheme
  listings: SampleListing[]
  events?: SampleEvent[]
}
