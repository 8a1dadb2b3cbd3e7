import { useCallback } from 'react'
import { call, createResource, onClientStart, onSignedOut, useAccount, useResource } from '@/client'
import type { ListingFilters } from '@/domain'
import { matchParams, type SearchCriteria, type StudentSearch, searchKeyOf, staleAfterMs, studentKeyOf } from './search'

/** The number of listings that match filters which are chosen but not applied yet. */
const jobCount = createResource<StudentSearch, { total: number }>({
  keyOf: searchKeyOf,
  // A count in the background shows no sign-in dialog; applying the filters does.
  fetch: (search, signal) => call('countJobs', matchParams(search), { signal, signInAgain: false }),
  // Enough for the filters that are ticked and unticked while the drawer is open.
  cacheSize: 20,
  staleAfterMs,
})

onClientStart(() => onSignedOut('student', jobCount.clear))

/**
 * Counts the listings that match filters before they are applied. `count` is null until the server answers.
 * @param search the search whose filters are being chosen
 */
export function useFilterCount({ query, sort }: Omit<SearchCriteria, 'filters'>) {
  const { user } = useAccount()
  const { data, status } = useResource(jobCount)
  const studentKey = studentKeyOf(user)
  const countMatches = useCallback(
    (filters: ListingFilters) => {
      if (studentKey !== null) void jobCount.load({ query, sort, filters, studentKey })
    },
    [studentKey, query, sort],
  )
  const count = data !== null && status === 'idle' ? data.total : null
  return { count, countMatches }
}
