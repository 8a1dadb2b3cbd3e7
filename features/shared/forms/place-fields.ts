import { isSuburbZipPair, suburbByName } from '@campus-gigs/ui/data/melbourne-suburbs'
import type { FormField } from './form'

interface PlaceDraft {
  suburbName: string
  zipCode: string
}

/**
 * The fields of a suburb and its zip code. The zip code is validated only once there is a suburb.
 * @param messages the error messages of an unknown suburb and of a zip code that is not the suburb's
 */
export function placeFields(messages: { suburb: string; zipCode: string }) {
  return {
    suburbName: {
      label: 'Suburb',
      check: (draft) => (suburbByName(draft.suburbName) ? undefined : messages.suburb),
    },
    zipCode: {
      label: 'Zip code',
      check: ({ suburbName, zipCode }) =>
        suburbByName(suburbName) && !isSuburbZipPair(suburbName, zipCode) ? messages.zipCode : undefined,
    },
  } satisfies Record<string, FormField<PlaceDraft>>
}
