import { filterNames, formatFilters, type ListingFilters } from '@/domain'
import { paths } from './paths'

/** The changes of a search in the dashboard's address. */
export interface DashboardSearch {
  /** The query; empty for none. */
  q?: string
  /** The order; empty for the best fit. */
  sort?: string
  /** All filters: a missing one is cleared. */
  filters?: ListingFilters
}

/** The dashboard's address with another search; other parameters, such as the open listing, stay. */
export function dashboardSearch(current: URLSearchParams, { filters, ...texts }: DashboardSearch): string {
  const params = new URLSearchParams(current)
  if (filters) {
    for (const name of filterNames) params.delete(name)
  }
  for (const [name, value] of Object.entries({ ...texts, ...(filters && formatFilters(filters)) })) {
    if (value) params.set(name, value)
    else params.delete(name)
  }
  return params.size === 0 ? paths.dashboard() : `${paths.dashboard()}?${params}`
}
