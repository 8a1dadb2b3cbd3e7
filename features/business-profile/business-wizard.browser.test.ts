import { expect, it } from 'vitest'
import { pictureFile, unreadablePicture } from '@/client/testing/pictures'
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
