import { receiveBusinessSession } from '@/client'
import type { BusinessSession } from '@/contract'
import { businessRitual } from '../fixtures/business'
import { startSignedOut } from './signed-out'

const ritual: BusinessSession = {
  message: 'Success',
  response: 'Success',
  businessData: businessRitual,
  businessJobListData: [],
}

/** Signs a business in for one story, as the server would have answered. Returns how to sign out again. */
export function signedInBusiness(differing: Partial<BusinessSession> = {}): () => void {
  // valtio makes proxies of what it is given, in place: a fixture would stay one for every later story.
  receiveBusinessSession(structuredClone({ ...ritual, ...differing }))
  return startSignedOut
}
