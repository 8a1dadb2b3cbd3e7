import { expect, it } from 'vitest'
import { pictureFile, unreadablePicture } from '@/client/testing/pictures'
import { toWireTime } from '@/domain'
import { someBusiness } from '@/domain/testing/accounts'
import { someListing } from '@/domain/testing/listings'
import { draftOfListing } from './gig-draft'
import { createGigWizard } from './gig-wizard.store'

/** A wizard on its summary. */
function completeWizard() {
  const wizard = createGigWizard(someBusiness)
  const shift = { dayOfWeek: 'Saturday', startTime: toWireTime('09:00'), endTime: toWireTime('17:00') } as const
  const listing = someListing({ Shift: [shift], jobDescription: '<p>Pour coffee on Saturdays.</p>' })
  wizard.form.change(draftOfListing({ ...listing, belowMinimumReason: 'A trial shift.' }))
  wizard.form.goTo(5)
  expect(wizard.form.state.draft.step).toBe(5)
  return wizard
}

it('GW-07 posts nothing while the poster turns out to be unreadable, and shows its step', async () => {
  const wizard = completeWizard()
  void wizard.choosePoster(unreadablePicture('poster.png'))
  expect(await wizard.post()).toBe(false)
  expect(wizard.form.state).toMatchObject({ failure: null, draft: { step: 3 } })
  expect(wizard.poster.problem).toBe('Error converting logo image')
})

it('GW-07 posts nothing once the wizard was left while its poster was being converted', async () => {
  const wizard = completeWizard()
  void wizard.choosePoster(await pictureFile('poster.png', 'image/png'))
  const posted = wizard.post()
  wizard.dispose()
  expect(await posted).toBe(false)
  expect(wizard.form.state).toMatchObject({ failure: null, saveState: 'changed' })
})

it('GW-07 keeps its poster when it is started over while it is being sent', async () => {
  const wizard = completeWizard()
  await wizard.choosePoster(await pictureFile('poster.png', 'image/png'))
  wizard.form.state.saveState = 'saving'
  wizard.startOver()
  expect(wizard.poster.chosen?.fileName).toBe('poster.png')
})
