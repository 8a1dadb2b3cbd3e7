import { useEffect } from 'react'
import { call, createResource, type Resource, useResource } from '@/client'
import { applicantDestination, type Destination, type PaletteLinkBuilders } from './commands'

/** The pause in typing after which the server is called, in milliseconds. */
const typingPauseMs = 200
const maxGigs = 6

/** The live gigs that match a query. The gigs of the former query stay until the answer arrives. */
const gigSearch = createResource({
  fetch: (q: string, signal) => call('searchJobs', { q }, { signal }),
  placeholder: (_, shown) => shown,
  keyOf: (q) => q,
  cacheSize: 10,
})

/**
 * The applicants of the signed-in business whose name matches a query. The applicants of the former query stay until
 * the response, as in `gigSearch`.
 */
const applicantSearch = createResource({
  fetch: (q: string, signal) => call('searchApplicants', { q }, { signal }),
  placeholder: (_, shown) => shown,
  keyOf: (q) => q,
  cacheSize: 10,
})

/**
 * The server's answer to a typed text. A later text aborts the request of an earlier one; an empty text has no answer
 * and makes no call. The answers are dropped when the palette closes, because another account may open it next.
 * @param isActive whether the palette is open for the kind of account that the search is for
 */
function useServerSearch<Data extends object>(search: Resource<string, Data>, isActive: boolean, text: string) {
  const query = isActive ? text.trim() : ''
  const { key, data, status, isRetrying } = useResource(search)

  useEffect(() => {
    if (query === '') return
    const timer = setTimeout(() => void search.load(query), typingPauseMs)
    return () => clearTimeout(timer)
  }, [search, query])

  useEffect(() => {
    if (isActive) return search.clear
  }, [search, isActive])

  /** Whether the resource's state is that of the query, and not of an earlier one. */
  const isOfQuery = query !== '' && key === query
  return {
    answer: query === '' ? null : data,
    isLoading: query !== '' && (!isOfQuery || status === 'loading' || isRetrying),
    hasFailed: isOfQuery && status === 'failed' && !isRetrying,
    retry: () => void search.retry(),
  }
}

/**
 * The live gigs that match a text, from the server's search.
 * @param isActive whether a student has the palette open
 */
export function useGigSearch(isActive: boolean, text: string, gigHref: PaletteLinkBuilders['job']) {
  const { answer, ...state } = useServerSearch(gigSearch, isActive, text)
  const gigs = (answer?.jobList ?? []).slice(0, maxGigs).map(
    ({ id, jobTitle, company, jobSuburbName }): Destination => ({
      label: jobTitle,
      detail: [company.companyName, jobSuburbName].filter(Boolean).join(', '),
      href: gigHref(id),
    }),
  )
  return { ...state, gigs }
}

/**
 * The business's applicants whose name matches a text, from the server's search.
 * @param isActive whether a business has the palette open
 */
export function useApplicantSearch(isActive: boolean, text: string, applicantHref: PaletteLinkBuilders['applicant']) {
  const { answer, ...state } = useServerSearch(applicantSearch, isActive, text)
  const applicants = (answer?.applicants ?? []).map(({ applicationId, jobListingId, jobTitle, ...name }) =>
    applicantDestination(name, jobTitle, applicantHref(jobListingId, applicationId)),
  )
  return { ...state, applicants, hasMore: answer?.hasMore ?? false }
}
