import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forceColors } from '@/features/shared/testing/forced-colors'
import { deskIdOfBusiness } from '../desk-id'
import { FindBusiness } from './find-business'

const businessOf = (id: string, companyName: string) => ({
  id,
  companyName,
  username: null,
  email: null,
  isSuspended: false,
})
const open = businessOf('11111111-1111-4111-8111-111111111111', 'Open Café')
const other = businessOf('22222222-2222-4222-8222-222222222222', 'Other Café')

it('marks the open business alone in forced colours, which draw no background', async () => {
  await forceColors()
  await render(
    <FindBusiness
      found={{ phase: 'loaded', data: { businesses: [open, other], hasMore: false } }}
      openedId={deskIdOfBusiness(open.id)}
      onFind={vi.fn()}
      onOpen={vi.fn()}
    />,
  )
  const markOf = ({ companyName }: { companyName: string }) =>
    getComputedStyle(page.getByRole('button', { name: companyName }).element()).borderInlineStartWidth
  await expect.poll(() => markOf(open)).toBe('4px')
  expect(markOf(other)).toBe('1px')
})
