import { clearSession, receiveBusinessSession } from '@/client'
import type { BusinessSession } from '@/contract'
import { businessRitual } from '../fixtures/business'

const ritual: BusinessSession = {
  message: 'Success',
  response: 'Success',
  businessData: businessRitual,
  businessJobListData: [],
}

/** Signs a business in for one story, with the server's response. Returns a function that signs it out. */
export function signedInBusiness(differing: Partial<BusinessSession> = {}): () => void {
  // Copy the fixture: valtio turns objects into proxies in place, which later stories would share.
  receiveBusinessSession(structuredClone({ ...ritual, ...differing }))
  return clearSession
}
