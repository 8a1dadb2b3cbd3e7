import { beforeEach, expect, it, vi } from 'vitest'
import { startBusinessSession } from '@/client'
import { someBusinessSession } from '@/client/testing/sessions'
import { startTestClient } from '@/client/testing/test-client'
import { someBusiness } from '@/domain/testing/accounts'
import { followAccount } from './outboxes'

const loads = vi.hoisted(() => ({ failing: 1, setAccount: vi.fn() }))

vi.mock('@/features/gig-tracking', () => ({
  get candidateActionsOutbox() {
    if (loads.failing-- > 0) throw new Error('The code did not load.')
    return { setAccount: loads.setAccount, flush: async () => true }
  },
}))

beforeEach(() => void startTestClient())

it('sends the items of an account although the code of its outbox did not load at first', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const stop = followAccount()
  startBusinessSession(someBusinessSession())
  await vi.waitFor(() => expect(logged).toHaveBeenCalled())
  expect(loads.setAccount).not.toHaveBeenCalled()
  startBusinessSession(someBusinessSession())
  await vi.waitFor(() => expect(loads.setAccount).toHaveBeenCalledExactlyOnceWith(someBusiness.id))
  stop()
})
