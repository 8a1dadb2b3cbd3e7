import { expect, it } from 'vitest'
import { pictureFile, unreadablePicture } from '@/client/testing/pictures'
import { createImageField } from './image-field'

it('waits for an image that is being converted', async () => {
  const field = createImageField('logo')
  void field.choose(await pictureFile('cafe.png', 'image/png'))
  expect(field.file()).toBeNull()
  expect(await field.settle()).toBe(true)
  expect(field.file()).toMatchObject({ name: 'logo', type: 'image/webp' })
})

it('tells an image that turns out to be unreadable from one that was refused before', async () => {
  const field = createImageField('logo')
  void field.choose(unreadablePicture('cafe.png'))
  expect(await field.settle()).toBe(false)
  expect(field.state.problem).toBe('Error converting logo image')
  expect(await field.settle()).toBe(true)
})

it('has no image that was removed during its conversion', async () => {
  const field = createImageField('logo')
  void field.choose(await pictureFile('cafe.png', 'image/png'))
  const settled = field.settle()
  field.clear()
  expect(await settled).toBe(false)
  expect(field.file()).toBeNull()
})
