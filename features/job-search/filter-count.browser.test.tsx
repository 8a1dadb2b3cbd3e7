import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { startClient, startStudentSession } from '@/client'
import { someStudentSession } from '@/client/testing/sessions'
import { parseFilters } from '@/domain'
import { someStudent } from '@/domain/testing/accounts'
import { useFilterCount } from './job-count.store'

/** The total that the server answers. */
let total: number

beforeEach(() => {
  onTestFinished(startClient())
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(JSON.stringify({ success: true, total })))
})

function signIn(student: Partial<typeof someStudent>): void {
  startStudentSession(someStudentSession({ userData: { ...someStudent, ...student } }))
}

const withinFiveKm = parseFilters(new URLSearchParams({ km: '5' }))

function FilterCount() {
  const { count, countMatches } = useFilterCount({ query: '', sort: 'fit' })
  return (
    <button type="button" onClick={() => countMatches(withinFiveKm)}>
      {count === null ? 'Count' : `${count} gigs`}
    </button>
  )
}

it('counts again for a student who moved, because the distance is measured from the suburb', async () => {
  signIn({ currentSuburb: 'Carlton' })
  await render(<FilterCount />)
  total = 7
  await page.getByRole('button').click()
  await expect.element(page.getByRole('button', { name: '7 gigs' })).toBeVisible()

  total = 2
  signIn({ currentSuburb: 'Brunswick' })
  await page.getByRole('button').click()
  await expect.element(page.getByRole('button', { name: '2 gigs' })).toBeVisible()
})
