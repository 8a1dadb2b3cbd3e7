import { expect, it, onTestFinished, vi } from 'vitest'
import { startBusinessSession, startClient } from '@/client'
import { pictureFile, unreadablePicture } from '@/client/testing/pictures'
import { someBusinessSession } from '@/client/testing/sessions'
import { someBusiness } from '@/domain/testing/accounts'
import { createBusinessWizard } from './business-wizard.store'

it('BW-08 uploads nothing while one of two images turns out to be unreadable', async () => {
  const { images, form, uploadAndNext } = createBusinessWizard(someBusiness)
  const step = form.state.draft.step
  const logo = await pictureFile('logo.png', 'image/png')
  void images.choose('logo', logo)
  void images.choose('cover', unreadablePicture('cover.png'))
  await uploadAndNext()
  expect(images.state).toMatchObject({
    imagesFailure: null,
    progress: null,
    imageFields: { logo: { chosen: { fileName: 'logo.png' } }, cover: { problem: 'Error converting cover image' } },
  })
  expect(form.state.draft.step).toBe(step)
})

it.each([
  ['shows the next step once the images are stored', 4, 5],
  ['stays at the step that Back has opened before the images are stored', 3, 3],
])('BW-07 %s', async (_, stepBefore, stepAfter) => {
  onTestFinished(startClient())
  startBusinessSession(someBusinessSession())
  const response = { success: true, message: 'Success', businessData: someBusiness }
  let respond = () => {}
  const send = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    Object.defineProperties(this, { status: { value: 200 }, responseText: { value: JSON.stringify(response) } })
    respond = () => this.dispatchEvent(new Event('load'))
  })
  const { images, form, uploadAndNext } = createBusinessWizard(someBusiness)
  form.goTo(4)
  await images.choose('logo', await pictureFile('logo.png', 'image/png'))
  const uploading = uploadAndNext()
  await expect.poll(() => send).toHaveBeenCalled()
  form.goTo(stepBefore)
  respond()
  await uploading
  expect(images.state.imagesFailure).toBeNull()
  expect(form.state.draft.step).toBe(stepAfter)
})
