import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { account, readToken } from '@/client'
import type { BusinessInit } from '@/contract'
import { messages } from '@/domain'
import { BusinessAuthPage } from '@/features/identity'
import { fill } from '../fill'
import { businessNew, businessRitual } from '../fixtures/business'
import { answerTo, refusal } from '../handlers/api'
import { startSignedOut } from '../handlers/signed-out'

const sent = fn()

const init = (message: string, businessData = businessRitual): BusinessInit & { success: true } => ({
  token: 'session-of-a-story',
  message,
  response: message,
  businessData,
  businessJobListData: [],
  success: true,
})

type Answer = ReturnType<typeof init> | ReturnType<typeof refusal> | null

/** Stubs the responses to the credentials in order; the last repeats. */
function credentialsGet(...answers: Answer[]) {
  return {
    msw: {
      handlers: [
        answerTo('credentials', (payload) => {
          sent(payload)
          return answers[Math.min(sent.mock.calls.length, answers.length) - 1] ?? null
        }),
      ],
    },
  }
}

const meta = {
  title: 'Screens/Identity/Business, connected',
  // These stories test the connected page; the screen's own stories have the pictures of its states.
  tags: ['no-visual'],
  component: BusinessAuthPage,
  args: {
    intent: 'signin',
    otherHref: '/business/signup',
    forgotPasswordHref: '/business/forgot-password',
    next: null,
    signedInAgainPath: '/signed-in-again',
    flushOutboxes: fn(async () => undefined),
    onSignedIn: fn(),
  },
  beforeEach() {
    startSignedOut()
    sent.mockClear()
    return startSignedOut
  },
} satisfies Meta<typeof BusinessAuthPage>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function signIn(canvas: Canvas) {
  await fill(canvas.getByLabelText('Username'), 'corner.cafe')
  await userEvent.type(canvas.getByLabelText('Password'), 'flat white, please{Enter}')
}

async function signUp(canvas: Canvas) {
  await fill(canvas.getByLabelText('Username'), 'corner.cafe')
  await fill(canvas.getByLabelText('Password'), 'flat white, please')
  await userEvent.type(canvas.getByLabelText('Confirm password'), 'flat white, please{Enter}')
}

export const NewBusiness: Story = {
  tags: ['BA-05', 'BA-06'],
  args: { intent: 'signup', otherHref: '/business/signin' },
  parameters: credentialsGet(init('Business Created Successfully', businessNew)),
  async play({ args, canvas }) {
    await signUp(canvas)
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledWith('wizard', null))
    await expect(sent).toHaveBeenCalledOnce()
    await expect(sent).toHaveBeenCalledWith({
      action: 'signup',
      username: 'corner.cafe',
      password: 'flat white, please',
    })
    await expect(account.business?.id).toBe(businessNew.id)
    await waitFor(() => expect(localStorage.getItem('business')).toContain(businessNew.id))
    await expect(readToken()).toBe('session-of-a-story')
  },
}

export const NothingTyped: Story = {
  tags: ['BA-01'],
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please provide with some credentials.')
    await expect(canvas.getByLabelText('Username')).toHaveFocus()
    await expect(sent).not.toHaveBeenCalled()
  },
}

export const UsernameTaken: Story = {
  tags: ['BA-02'],
  args: { intent: 'signup', otherHref: '/business/signin' },
  parameters: credentialsGet(refusal('conflict', messages.server.incorrectCredentials)),
  async play({ canvas }) {
    await signUp(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This username already seem to be occupied.. Maybe try another one?',
    )
    for (const label of ['Username', 'Password', 'Confirm password'])
      await expect(canvas.getByLabelText(label)).toHaveValue('')
    await expect(canvas.getByLabelText('Username')).toHaveFocus()
  },
}

export const NoSuchCredentials: Story = {
  tags: ['BA-03', 'BA-04'],
  parameters: credentialsGet(refusal('unauthenticated', messages.server.incorrectDetails)),
  async play({ canvas }) {
    await signIn(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Such credentials do not exist yet. Try Signing Up?',
    )
    const submit = canvas.getByRole('button', { name: 'Sign In' })
    await expect(submit).toBeDisabled()
    await expect(canvas.getByLabelText('Username')).toHaveFocus()
    await expect(canvas.getByLabelText('Username')).toHaveValue('corner.cafe')
    await userEvent.keyboard('!')
    await expect(submit).toBeEnabled()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const IncorrectCredentials: Story = {
  tags: ['BA-03'],
  parameters: credentialsGet(refusal('unauthenticated', messages.server.incorrectCredentials)),
  async play({ canvas }) {
    await signIn(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your credentials are incorrect!')
    await expect(canvas.getByLabelText('Password')).toHaveValue('')
    await expect(canvas.getByLabelText('Username')).toHaveFocus()
  },
}

export const UnreachableThenThrough: Story = {
  tags: ['BA-06', 'BA-08'],
  args: { next: '/business/gigs' },
  parameters: credentialsGet(null, init('Business Profile Exists')),
  async play({ args, canvas }) {
    await signIn(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to authenticate. Please try again.')
    const retry = canvas.getByRole('button', { name: 'Retry' })
    await waitFor(() => expect(retry).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledWith('home', '/business/gigs'))
    await expect(account.business?.id).toBe(businessRitual.id)
  },
}

export const UnknownAnswer: Story = {
  tags: ['BA-07'],
  parameters: credentialsGet(init('Something new')),
  async play({ args, canvas }) {
    await signIn(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to authenticate. Please try again.')
    await expect(args.onSignedIn).not.toHaveBeenCalled()
  },
}

export const ExistingAccountSignsUp: Story = {
  tags: ['BA-07'],
  args: { intent: 'signup', otherHref: '/business/signin' },
  beforeEach() {
    const { pathname, search } = window.location
    window.history.replaceState(null, '', `${pathname}${search}#ticket=ticket-of-a-story-0123456789abcdef0123456789`)
  },
  parameters: { msw: { handlers: [answerTo('initBusiness', init('Business Profile Exists'))] } },
  async play({ args, canvas }) {
    await expect(await canvas.findByText('Looks like you already have an account...')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In Instead' }))
    await expect(args.onSignedIn).toHaveBeenCalledWith('home', null)
    await expect(account.business?.id).toBe(businessRitual.id)
  },
}

/** A password that is too short is named and marked where it is typed, and nothing is sent. */
export const ShortPassword: Story = {
  tags: ['BA-05'],
  args: { intent: 'signup' },
  async play({ canvas }) {
    await fill(canvas.getByLabelText('Username'), 'corner.cafe')
    const password = canvas.getByLabelText('Password')
    await userEvent.type(password, 'short')
    await expect(canvas.getByRole('button', { name: 'Sign Up' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Sign Up' })).toHaveAccessibleDescription(
      'Type your password again to confirm it.',
    )
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'short{Enter}')
    await waitFor(() => expect(password).toHaveFocus())
    await expect(password).toBeInvalid()
    await expect(password).toHaveAccessibleDescription(/Use at least 8 characters\.$/)
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
