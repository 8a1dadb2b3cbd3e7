import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { account } from '@/client'
import type { RequestOf } from '@/contract'
import { BusinessSettingsPage } from '@/features/business-settings'
import { fill } from '../fill'
import { businessRitual } from '../fixtures/business'
import { answerTo, type StoryAnswer } from '../handlers/api'
import { signedInBusiness } from '../handlers/business-session'
import { sessionHandlers } from '../handlers/sessions'

const sent = fn<(payload: RequestOf<'customiseCompanyData'>) => void>()

/** Stubs the response to each save, in order. */
function savesGet(...answers: StoryAnswer<'customiseCompanyData'>[]) {
  return {
    msw: {
      handlers: [
        ...sessionHandlers,
        answerTo('customiseCompanyData', (payload) => {
          sent(payload)
          return answers[sent.mock.calls.length - 1] ?? null
        }),
      ],
    },
  }
}

/** The page with a button that reloads: drops the state in memory and reads storage again. */
function Reloadable() {
  const [load, setLoad] = useState(0)
  return (
    <>
      <BusinessSettingsPage key={load} onAccountDeleted={fn()} legalLinks={{ privacy: '/privacy', terms: '/terms' }} />
      <button type="button" onClick={() => setLoad(load + 1)}>
        Reload
      </button>
    </>
  )
}

const meta = {
  title: 'Screens/Business settings/Settings, connected',
  // These stories test the connected page; the screen's own stories have the pictures of its states.
  tags: ['no-visual'],
  component: BusinessSettingsPage,
  args: { onAccountDeleted: fn(), legalLinks: { privacy: '/privacy', terms: '/terms' } },
  render: () => <Reloadable />,
  parameters: { msw: { handlers: sessionHandlers } },
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
  },
}

/** The sign-in of an identity provider's account can't be changed here. */
export const ProvidersAccount: Story = {
  tags: ['PF-08'],
  beforeEach: () => signedInBusiness({ businessData: { ...businessRitual, username: null } }),
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Your e-mail address comes from your identity account\./)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Change sign-in details' })).toBeNull()
  },
}
