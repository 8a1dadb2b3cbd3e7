import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { profile, startBusinessSession, startClient } from '@/client'
import { someBusinessSession } from '@/client/testing/sessions'
import { messages } from '@/domain'
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

it('PF-08 sends a change once, and keeps the form as it was sent until the answer', async () => {
  const answers: ((response: Response) => void)[] = []
  vi.spyOn(window, 'fetch').mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
  await render(<SignInSection />)
  await page.getByLabelText('New password').fill('correct horse battery')
  await page.getByLabelText('Current password').fill('tr0ub4dor and 3')
  const button = page.getByRole('button', { name: 'Change sign-in details' })
  await button.click()
  await page.getByLabelText('New password').fill('correct horse battery staple')
  await userEvent.keyboard('{Enter}')
  expect(answers).toHaveLength(1)
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await expect.element(page.getByLabelText('New password')).toHaveValue('correct horse battery')
  answers[0]?.(Response.json({ message: messages.server.success, businessData: someBusiness }))
  const result = page.getByText(messages.settings.signInChanged)
  await expect.element(result).toHaveFocus()
  // The focus has it read, so a live region would have it read twice.
  await expect.element(result).not.toHaveRole('status')
})
