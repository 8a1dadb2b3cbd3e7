import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { account } from '@/client'
import type { RequestOf } from '@/contract'
import { BusinessSettingsPage } from '@/features/business-settings'
import { fill } from '../fill'
import { businessRitual } from '../fixtures/business'
import { answeredBy, answerTo, type StoryAnswer } from '../handlers/api'
import { signedInBusiness } from '../handlers/business-session'
import { accountSettingsHandlers } from '../handlers/mail-settings'

const sent = fn<(payload: RequestOf<'customiseCompanyData'>) => void>()

/** Stubs the response to each save, in order. */
function savesGet(...answers: StoryAnswer<'customiseCompanyData'>[]) {
  return answeredBy(
    ...accountSettingsHandlers,
    answerTo('customiseCompanyData', (payload) => {
      sent(payload)
      return answers[sent.mock.calls.length - 1] ?? null
    }),
  )
}

/** The page with a button that reloads: drops the state in memory and reads storage again. */
function Reloadable() {
  const [load, setLoad] = useState(0)
  return (
    <>
      <BusinessSettingsPage
        key={load}
        onAccountDeleted={fn()}
        onSignOutAtProvider={fn()}
        legalLinks={{ privacy: '/privacy', terms: '/terms' }}
      />
      <button type="button" onClick={() => setLoad(load + 1)}>
        Reload
      </button>
    </>
  )
}

const meta = {
  title: 'Screens/Business settings/Settings, connected',
  tags: ['no-visual'],
  component: BusinessSettingsPage,
  args: { onAccountDeleted: fn(), onSignOutAtProvider: fn(), legalLinks: { privacy: '/privacy', terms: '/terms' } },
  render: () => <Reloadable />,
  parameters: answeredBy(...accountSettingsHandlers),
  beforeEach() {
    sent.mockClear()
    return signedInBusiness()
  },
} satisfies Meta<typeof BusinessSettingsPage>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const saveButton = (canvas: Canvas) => canvas.findByRole('button', { name: 'Save Details' })
const changed = { ...businessRitual, profileOwnerPosition: 'Owner', description: 'As the server keeps it.' }

export const FailsThenSaves: Story = {
  tags: ['API-05', 'BS-01', 'ST-11'],
  parameters: savesGet(null, { success: true, data: changed }),
  async play({ canvas }) {
    await expect(await saveButton(canvas)).toBeDisabled()
    await fill(canvas.getByRole('textbox', { name: 'Position' }), 'Owner')
    await userEvent.click(await saveButton(canvas))
    await expect(await canvas.findByRole('alert')).toHaveTextContent("Your changes haven't been saved.")
    await expect(await saveButton(canvas)).toBeDisabled()
    await expect(canvas.getByRole('textbox', { name: 'Position' })).toHaveValue('Owner')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await canvas.findByText('Saved.')
    await expect(sent).toHaveBeenLastCalledWith({
      abn: '51 824 753 556',
      companyName: businessRitual.companyName,
      ownerFullName: 'Priya Raman',
      profileOwnerPosition: 'Owner',
      phoneNumber: '+61 412345678',
      companyCategory: 'Hospitality',
      website: 'https://ritual.example.com',
      suburbName: 'Carlton',
      suburbZipCode: '3053',
      description: businessRitual.description,
    })
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toHaveValue('As the server keeps it.')
    await expect(account.business?.profileOwnerPosition).toBe('Owner')
    await expect(await saveButton(canvas)).toBeDisabled()
  },
}

export const DraftKept: Story = {
  tags: ['BS-01'],
  async play({ canvas }) {
    await fill(await canvas.findByRole('textbox', { name: 'Position' }), 'Half a wor')
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(await canvas.findByText('Welcome back!')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Position' })).toHaveValue('Half a wor')
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Position' })).toHaveValue(''))
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
  },
}

/** Settings can't change the e-mail address and password of an identity provider's account. */
export const ProvidersAccount: Story = {
  tags: ['PF-08'],
  beforeEach: () => signedInBusiness({ businessData: { ...businessRitual, username: null } }),
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Your e-mail address comes from your identity account\./)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Change sign-in details' })).toBeNull()
  },
}

const linksAsked = fn()
const linkSent = 'A link to verify your e-mail address is on its way to it.'
const unverified = { ...businessRitual, isEmailVerified: false, emailLinkExpiresAt: '2026-11-22T01:30:00.000Z' }

/** A verified address has a note, and no action. */
export const EmailVerified: Story = {
  tags: ['TR-07'],
  async play({ canvas }) {
    await expect(await canvas.findByText('Verified')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /link/ })).toBeNull()
  },
}

/** An unverified address: its link can be sent again, also after a failure. */
export const EmailWaiting: Story = {
  tags: ['TR-07'],
  beforeEach() {
    linksAsked.mockClear()
    return signedInBusiness({ businessData: unverified })
  },
  parameters: answeredBy(
    ...accountSettingsHandlers,
    answerTo('sendVerificationLink', (payload) => {
      linksAsked(payload)
      return linksAsked.mock.calls.length === 1 ? null : { message: linkSent, businessData: unverified }
    }),
  ),
  async play({ canvas }) {
    await expect(
      await canvas.findByText(
        'Open the link in the mail to hello@ritual.example. It works until 22 November, 12:30 pm.',
      ),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link again' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent("The link hasn't been sent.")
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByText(linkSent)).toBeVisible()
    await expect(linksAsked).toHaveBeenLastCalledWith({ email: 'hello@ritual.example' })
  },
}

/** The link of a changed address has expired: the old address stays until a new link is opened. */
export const EmailChangeExpired: Story = {
  tags: ['TR-07'],
  beforeEach: () =>
    signedInBusiness({
      businessData: {
        ...businessRitual,
        pendingEmail: 'new@ritual.example',
        emailLinkExpiresAt: '2026-11-20T01:30:00.000Z',
      },
    }),
  async play({ canvas }) {
    await expect(
      await canvas.findByText('new@ritual.example replaces hello@ritual.example once you verify it.'),
    ).toBeVisible()
    await expect(canvas.getByText('The link for new@ritual.example has expired.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Send a new link' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveValue('hello@ritual.example')
  },
}

/** With verification on, the ABN is marked as needed, and an invalid one has an error at its field. */
export const AbnNeeded: Story = {
  tags: ['TR-01'],
  beforeEach: () =>
    signedInBusiness({
      businessData: { ...businessRitual, abn: null },
      postingRules: { trust: 'verified', hasApprovedListing: false, isAbnSuspended: false },
    }),
  async play({ canvas }) {
    const abn = await canvas.findByRole('textbox', { name: 'ABN' })
    await expect(abn).toHaveAccessibleDescription(/You need it to post gigs/)
    await fill(abn, '51 824 753 557')
    await userEvent.tab()
    await expect(abn).toHaveAccessibleDescription(/An ABN has 11 digits/)
  },
}
