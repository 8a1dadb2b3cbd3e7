import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { account, clearSession, readToken, writeToken } from '@/client'
import { ShellFrame } from '@/features/shell'
import { fill } from '../fill'
import { gigBarista } from '../fixtures/listings'
import { navbarLinks, paletteLinks } from '../fixtures/shell-links'
import { answeredBy, answerTo, type StoryAnswer } from '../handlers/api'
import { signedInBusiness } from '../handlers/business-session'
import { signedInStudent } from '../handlers/student-session'

const requested = fn()

/** Stubs the response to each sign-out attempt, in order. */
function signOutGets(...answers: StoryAnswer<'signOutStudent'>[]) {
  return answeredBy(
    answerTo('signOutStudent', (_, request) => {
      requested(request.headers.get('authorization'))
      return answers[requested.mock.calls.length - 1] ?? null
    }),
  )
}

const meta = {
  title: 'Screens/Shell/Frame, connected',
  // These stories test the connected page; the screen's own stories have the pictures of its states.
  tags: ['no-visual'],
  component: ShellFrame,
  args: {
    links: navbarLinks,
    sidebar: null,
    loadPaletteLinks: async () => paletteLinks,
    onGo: fn(),
    currentPath: '/dashboard',
    flushOutboxes: fn(async () => undefined),
    onSignedOut: fn(),
    children: (
      <main id="main" className="p-6">
        <h1 className="text-3xl">The screen</h1>
      </main>
    ),
  },
  beforeEach() {
    requested.mockClear()
    const leave = signedInStudent()
    writeToken('session-of-a-story')
    return () => {
      leave()
      clearSession()
    }
  },
} satisfies Meta<typeof ShellFrame>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function signOut(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: /^Mei/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }))
}

export const SignsOut: Story = {
  tags: ['SH-05', 'SH-06'],
  parameters: signOutGets({ message: 'Success' }),
  async play({ args, canvas }) {
    await signOut(canvas)
    await waitFor(() => expect(args.onSignedOut).toHaveBeenCalledOnce())
    await expect(args.flushOutboxes).toHaveBeenCalledOnce()
    await expect(requested).toHaveBeenCalledWith('Bearer session-of-a-story')
    await expect(account.user).toBeNull()
    await expect(readToken()).toBeNull()
    await waitFor(() => expect(localStorage.getItem('user')).toBeNull())
    await expect(await canvas.findByRole('button', { name: 'Menu' })).toBeVisible()
    await expect(screen.queryByRole('menu')).toBeNull()
  },
}

export const JumpsToAGig: Story = {
  parameters: answeredBy(
    answerTo('searchJobs', ({ q }) => {
      const jobList = q === 'bar' ? [gigBarista] : []
      return { success: true, jobList, total: jobList.length, next: null }
    }),
  ),
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Jump to…' }))
    await userEvent.type(await screen.findByRole('combobox'), 'bar')
    await userEvent.click(await screen.findByRole('option', { name: /barista/ }))
    await expect(args.onGo).toHaveBeenCalledWith(expect.stringMatching(/^\/dashboard\?job=/))
    // The opened page is the first of the recent ones.
    await userEvent.keyboard('{Control>}k{/Control}')
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveAccessibleName(/barista/))
    await userEvent.keyboard('{Escape}')
  },
}

export const SaysThatTheSearchFailed: Story = {
  parameters: answeredBy(answerTo('searchJobs', null)),
  async play({ args }) {
    await userEvent.keyboard('{Control>}k{/Control}')
    await fill(await screen.findByRole('combobox'), 'sett')
    await expect(await screen.findByText(/We couldn't search the gigs/)).toHaveAttribute('role', 'status')
    await userEvent.keyboard('{Enter}')
    await expect(args.onGo).toHaveBeenCalledWith('/settings')
  },
}

const zoe = {
  applicationId: '91900000-0000-4000-8000-00000000a001',
  jobListingId: gigBarista.id,
  jobTitle: gigBarista.jobTitle,
  firstName: 'Zoe',
  lastName: 'Eldest',
}

/** The session of a business has the newest applicants of a gig only; the server finds the older ones. */
export const FindsAnOlderApplicantByKeyboard: Story = {
  beforeEach() {
    clearSession()
    return signedInBusiness({ businessJobListData: [] })
  },
  parameters: answeredBy(
    answerTo('searchApplicants', ({ q }) => {
      requested(q)
      if (q === 'cleo') return { success: true, applicants: [], hasMore: true }
      return requested.mock.calls.length < 3 ? null : { success: true, applicants: [zoe], hasMore: false }
    }),
  ),
  async play({ args, canvas }) {
    canvas.getByRole('button', { name: 'Jump to…' }).focus()
    await userEvent.keyboard('{Enter}')
    const field = await screen.findByRole('combobox')
    await fill(field, 'cleo')
    const note = 'older ones may not be listed. Type more of the name.'
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(note))
    await fill(field, 'ZOË eld')
    await expect(await screen.findByText(/We couldn't search all applicants\. Check your connection\./)).toBeVisible()
    field.focus()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const option = await screen.findByRole('option', { name: /Zoe Eldest/ })
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onGo).toHaveBeenCalledWith(
      expect.stringMatching(`/business/gig/${gigBarista.id}\\?applicant=${zoe.applicationId}`),
    )
  },
}

export const SignOutFailsThenOnThisDevice: Story = {
  tags: ['SH-07'],
  parameters: signOutGets(null, null),
  async play({ args, canvas }) {
    await signOut(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent("You're still signed in")
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(requested).toHaveBeenCalledTimes(2))
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(account.user).not.toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out on this device' }))
    await expect(args.onSignedOut).toHaveBeenCalledOnce()
    await expect(account.user).toBeNull()
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
}
