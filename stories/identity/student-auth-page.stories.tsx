import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { account, clearSession, readToken, session } from '@/client'
import type { StudentInit } from '@/contract'
import { StudentAuthPage } from '@/features/identity'
import { gigBarista } from '../fixtures/listings'
import { studentMei, studentNew } from '../fixtures/student'
import { answeredBy, answerTo, refusal } from '../handlers/api'

const ticket = 'ticket-of-a-story-0123456789abcdef0123456789'
const traded = fn()

const init = (message: string, userData = studentMei): StudentInit => ({
  token: 'session-of-a-story',
  message,
  response: message,
  userData,
  savedJobs: [gigBarista.id],
  jobList: [gigBarista],
  resumeList: [],
})

/** The identity callback has just sent the browser here with this fragment. */
function arrivedWith(fragment: string) {
  clearSession()
  traded.mockClear()
  const { pathname, search } = window.location
  window.history.replaceState(null, '', `${pathname}${search}#${fragment}`)
  return clearSession
}

const trade = (answer: StudentInit | ReturnType<typeof refusal> | null) =>
  answeredBy(
    answerTo('initStudent', (payload) => {
      traded(payload)
      return answer
    }),
  )

const meta = {
  title: 'Screens/Identity/Student, connected',
  tags: ['no-visual'],
  component: StudentAuthPage,
  args: {
    intent: 'signup',
    otherHref: '/student/signin',
    legalLinks: { privacy: '/privacy', terms: '/terms' },
    next: null,
    signedInAgainPath: '/signed-in-again',
    flushOutboxes: fn(async () => undefined),
    onSignedIn: fn(),
  },
  beforeEach: () => arrivedWith(`ticket=${ticket}`),
} satisfies Meta<typeof StudentAuthPage>
export default meta
type Story = StoryObj<typeof meta>

export const NewAccount: Story = {
  tags: ['SA-03', 'SA-04', 'SA-09'],
  parameters: trade(init('Success', studentNew)),
  async play({ args }) {
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledWith('wizard', null))
    await expect(traded).toHaveBeenCalledOnce()
    await expect(traded).toHaveBeenCalledWith({ ticket })
    await expect(account.user?.id).toBe(studentNew.id)
    await waitFor(() => expect(localStorage.getItem('user')).toContain(studentNew.id))
    await expect(session.savedJobs).toEqual([gigBarista.id])
    await expect(readToken()).toBe('session-of-a-story')
    // The used ticket is removed from the history.
    await expect(window.location.hash).toBe('')
  },
}

export const ExistingAccountSignsUp: Story = {
  tags: ['SA-05', 'SA-06'],
  parameters: trade(init('User Exists')),
  async play({ args, canvas }) {
    await expect(await canvas.findByText('Looks like you already have an account...')).toBeVisible()
    await expect(account.user).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In Instead' }))
    await expect(args.onSignedIn).toHaveBeenCalledWith('home', null)
    await expect(account.user?.id).toBe(studentMei.id)
    await expect(session.jobList).toHaveLength(1)
  },
}

export const TicketRefused: Story = {
  tags: ['SA-03', 'SA-08'],
  parameters: trade(refusal('unauthenticated', 'Please sign in first.')),
  async play({ args, canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to authenticate. Please try again.')
    await expect(canvas.getByRole('link', { name: 'Continue with your identity account' })).toBeVisible()
    await expect(args.onSignedIn).not.toHaveBeenCalled()
    await expect(readToken()).toBeNull()
  },
}

export const CancelledAtTheProvider: Story = {
  tags: ['SA-08'],
  beforeEach: () => arrivedWith('error=cancelled'),
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Sign-in was cancelled/)
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(traded).not.toHaveBeenCalled()
  },
}
