import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { draftStore, startBusinessSession, startClient } from '@/client'
import { pictureFile } from '@/client/testing/pictures'
import { someBusinessSession } from '@/client/testing/sessions'
import { clock } from '@/domain'
import { someBusiness } from '@/domain/testing/accounts'
import { CreateEventPage } from './create-event-page'
import { eventForm } from './event-draft'
import { filledEvent } from './testing/filled-event'

beforeEach(async () => {
  clock.set('2026-11-21T01:30:00.000Z')
  onTestFinished(startClient())
  startBusinessSession(someBusinessSession())
  draftStore(eventForm.name, eventForm.schema).write(someBusiness.id, filledEvent())
  await render(
    <CreateEventPage
      links={{ dashboard: '/dashboard', events: '/events' }}
      posterAddress={() => 'https://gigs.example'}
    />,
  )
})

it('EV-03 gives the focus to the field of pictures when a picture is removed', async () => {
  const field = page.getByLabelText(/^Choose (a|another) picture/)
  for (const name of ['first.png', 'second.png']) {
    await userEvent.upload(field, await pictureFile(name, 'image/png'))
    await expect.element(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Remove first.png' }).click()
  await expect.element(page.getByRole('button', { name: 'Remove first.png' })).not.toBeInTheDocument()
  await expect.element(field).toHaveFocus()
})

it('EV-04 keeps the focus in the form when an event that was sent by Enter is not created', async () => {
  const send = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => {})
  page.getByLabelText('Event name').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('progressbar')).toBeVisible()
  const request = send.mock.contexts[0]
  if (request instanceof XMLHttpRequest) request.dispatchEvent(new Event('error'))
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Create Event' })).toHaveFocus()
})

it('shows what another tab types, and keeps the pictures of this tab', async () => {
  await userEvent.upload(page.getByLabelText(/^Choose a picture/), await pictureFile('fair.png', 'image/png'))
  await expect.element(page.getByRole('button', { name: 'Remove fair.png' })).toBeVisible()
  const drafts = draftStore(eventForm.name, eventForm.schema)
  drafts.write(someBusiness.id, { ...filledEvent(), eventName: 'Summer fair', imageNames: ['theirs.png'] })
  window.dispatchEvent(new StorageEvent('storage', { key: `campus-gigs:draft:${eventForm.name}:${someBusiness.id}` }))
  await expect.element(page.getByLabelText('Event name')).toHaveValue('Summer fair')
  await expect.element(page.getByRole('button', { name: 'Remove fair.png' })).toBeVisible()
  await expect.element(page.getByText('theirs.png')).not.toBeInTheDocument()
})
