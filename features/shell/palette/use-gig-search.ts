import { useEffect } from 'react'
import { call, createResource, useResource } from '@/client'
import type { Destination } from './commands'

/** The pause in typing after which the server is called. */
const typingPauseMs = 200
/** The number of gigs shown. */
const maxGigs = 6

/** The live gigs that match a query. The gigs of the former query stay until the answer arrives. */
const gigSearch = createResource({
  fetch: (q: string, signal) => call('searchJobs', { q }, { signal }),
  placeholder: (_, shown) => shown,
  keyOf: (q) => q,
  cacheSize: 10,
})

/**
 * The live gigs that match a text, from the server's search; an empty text matches none and makes no call.
 * @param isActive whether a student has the palette open
 */
export function useGigSearch(isActive: boolean, text: string, gigHref: (jobListingId: string) => string) {
  const query = isActive ? text.trim() : ''
  const { key, data, status } = useResource(gigSearch)

  useEffect(() => {
    if (query === '') return
    const timer = setTimeout(() => void gigSearch.load(query), typingPauseMs)
    return () => clearTimeout(timer)
  }, [query])

  const isCurrent = query !== '' && key === query
  const found = query === '' ? [] : (data?.jobList.slice(0, maxGigs) ?? [])
  return {
    gigs: found.map(
      ({ id, jobTitle, company, jobSuburbName }): Destination => ({
        label: jobTitle,
        detail: [company.companyName, jobSuburbName].filter(Boolean).join(', '),
        href: gigHref(id),
      }),
    ),
    isLoading: query !== '' && (!isCurrent || status === 'loading'),
    hasFailed: isCurrent && status === 'failed',
  }
}
