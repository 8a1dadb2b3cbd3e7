import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { profile, startBusinessSession, startClient } from '@/client'
import { someBusinessSession } from '@/client/testing/sessions'
import { someBusiness } from '@/domain/testing/accounts'
import { SignInSection } from './sign-in-section'

beforeEach(() => {
  onTestFinished(startClient())
  startBusinessSession(someBusinessSession())
})

it('TR-07 shows an address that was verified meanwhile, and keeps what was typed', async () => {
  await render(<SignInSection />)
  const email = page.getByRole('textbox', { name: 'E-mail' })
  await expect.element(email).toHaveValue('hello@corner.example')
  profile.replaceBusiness({ ...someBusiness, email: 'new@corner.example' })
  await expect.element(email).toHaveValue('new@corner.example')
  await expect.element(page.getByRole('button', { name: 'Change sign-in details' })).toBeDisabled()
  await email.fill('typed@corner.example')
  profile.replaceBusiness({ ...someBusiness, email: 'newest@corner.example' })
  await expect.element(page.getByText('newest@corner.example')).toBeVisible()
  await expect.element(email).toHaveValue('typed@corner.example')
})
