import { expect, it } from 'vitest'
import { someBusiness } from '@/domain/testing/accounts'
import { createBusinessWizard } from './business-wizard.store'

it('BW-08 uploads nothing while one of two images turns out to be unreadable', async () => {
  const canvas = new OffscreenCanvas(8, 8)
  canvas.getContext('2d')?.fillRect(0, 0, 8, 8)
  const { images, form, uploadAndNext } = createBusinessWizard(someBusiness)
  const step = form.state.draft.step
  const logo = new File([await canvas.convertToBlob()], 'logo.png', { type: 'image/png' })
  void images.choose('logo', logo)
  void images.choose('cover', new File(['This is only text.'], 'cover.png', { type: 'image/png' }))
  await uploadAndNext()
  expect(images.state).toMatchObject({
    imagesFailure: null,
    progress: null,
    images: { logo: { chosen: { fileName: 'logo.png' } }, cover: { problem: 'Error converting cover image' } },
  })
  expect(form.state.draft.step).toBe(step)
})
