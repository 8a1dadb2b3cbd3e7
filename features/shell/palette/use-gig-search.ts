import { useEffect } from 'react'
import { call, createResource, useResource } from '@/client'
import type { Destination } from './commands'

/** Milliseconds without a key press before the server is asked. */
const typingPauseMs = 200
const maxGigs = 6

/** The server's search for live gigs, by its text. The gigs of the text before stay until the answer is there. */
const gigSearch = createResource({
  fetch: (q: string, signal) => call('searchJobs', { q }, { signal }),
  placeholder: (_, shown) => shown,
  keyOf: (q) => q,
  cacheSize: 10,
})

/**
 * Live gigs for a text, by the server's own search; nothing is asked for an empty text.
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

  const isAsked = query !== '' && key === query
  const found = query === '' ? [] : (data?.jobList.slice(0, maxGigs) ?? [])
  return {
    gigs: found.map(
      ({ id, jobTitle, company, jobSuburbName }): Destination => ({
        label: jobTitle,
        detail: [company.companyName, jobSuburbName].filter(Boolean).join(', '),
        href: gigHref(id),
      }),
    ),
    isLoading: query !== '' && (!isAsked || status === 'loading'),
    hasFailed: isAsked && status === 'failed',
  }
}
