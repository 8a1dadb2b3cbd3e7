import { expect, it } from 'vitest'
import { createImageField } from './image-field'

async function pngFile(): Promise<File> {
  const canvas = new OffscreenCanvas(8, 8)
  canvas.getContext('2d')?.fillRect(0, 0, 8, 8)
  return new File([await canvas.convertToBlob()], 'cafe.png', { type: 'image/png' })
}

it('sends an image whose conversion has not ended', async () => {
  const field = createImageField('logo')
  void field.choose(await pngFile())
  expect(field.state.chosen).toBeNull()
  expect(await field.file()).toMatchObject({ name: 'logo', type: 'image/webp' })
})

it('sends no image that turns out to be unreadable', async () => {
  const field = createImageField('logo')
  void field.choose(new File(['This is only text.'], 'cafe.png', { type: 'image/png' }))
  expect(await field.file()).toBeNull()
  expect(field.state.problem).toBe('Error converting logo image')
})

it('sends no image that was removed during its conversion', async () => {
  const field = createImageField('logo')
  void field.choose(await pngFile())
  field.clear()
  expect(await field.file()).toBeNull()
})
