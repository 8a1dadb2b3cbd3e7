import { expect, it } from 'vitest'
import { createImageField } from './image-field'

async function pngFile(): Promise<File> {
  const canvas = new OffscreenCanvas(8, 8)
  canvas.getContext('2d')?.fillRect(0, 0, 8, 8)
  return new File([await canvas.convertToBlob()], 'cafe.png', { type: 'image/png' })
}

const unreadable = new File(['This is only text.'], 'cafe.png', { type: 'image/png' })

it('waits for an image that is being converted', async () => {
  const field = createImageField('logo')
  void field.choose(await pngFile())
  expect(field.file()).toBeNull()
  expect(await field.settle()).toBe(true)
  expect(field.file()).toMatchObject({ name: 'logo', type: 'image/webp' })
})

it('tells an image that turns out to be unreadable from one that was refused before', async () => {
  const field = createImageField('logo')
  void field.choose(unreadable)
  expect(await field.settle()).toBe(false)
  expect(field.state.problem).toBe('Error converting logo image')
  expect(await field.settle()).toBe(true)
})

it('has no image that was removed during its conversion', async () => {
  const field = createImageField('logo')
  void field.choose(await pngFile())
  field.clear()
  expect(await field.settle()).toBe(true)
  expect(field.file()).toBeNull()
})
