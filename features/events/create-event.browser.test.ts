import { expect, it, vi } from 'vitest'
import { pictureFile, unreadablePicture } from '@/client/testing/pictures'
import { messages } from '@/domain'
import { createEventForm } from './create-event.store'

it('waits for the pictures that are being converted', async () => {
  const event = createEventForm('business')
  const submit = vi.spyOn(event.form, 'submit').mockResolvedValue(null)
  void event.images.add(await pictureFile('fair.png', 'image/png'))
  await event.create()
  expect(event.state.images).toHaveLength(1)
  expect(submit).toHaveBeenCalledOnce()
})

it('sends nothing when one of them is unusable, and says so', async () => {
  const event = createEventForm('business')
  const submit = vi.spyOn(event.form, 'submit').mockResolvedValue(null)
  const picture = await pictureFile('fair.png', 'image/png')
  void event.images.add(unreadablePicture('notes.png'))
  void event.images.add(picture)
  await event.create()
  expect(submit).not.toHaveBeenCalled()
  expect(event.state).toMatchObject({ progress: null, imageProblem: messages.event.imageUnreadable })
  await event.create()
  expect(submit).toHaveBeenCalledOnce()
})

it('adds no picture and sends nothing once the page was left', async () => {
  const event = createEventForm('business')
  const submit = vi.spyOn(event.form, 'submit').mockResolvedValue(null)
  void event.images.add(await pictureFile('fair.png', 'image/png'))
  const creating = event.create()
  event.images.release()
  await creating
  expect(event.state.images).toEqual([])
  expect(submit).not.toHaveBeenCalled()
})

it('stays usable after a picture whose preview could not be made', async () => {
  const event = createEventForm('business')
  const submit = vi.spyOn(event.form, 'submit').mockResolvedValue(null)
  vi.spyOn(URL, 'createObjectURL').mockImplementationOnce(() => {
    throw new Error('No memory.')
  })
  await expect(event.images.add(await pictureFile('fair.png', 'image/png'))).rejects.toThrow('No memory.')
  await event.create()
  expect(submit).toHaveBeenCalledOnce()
})

it('can be sent again after an attempt that threw', async () => {
  const event = createEventForm('business')
  vi.spyOn(event.form, 'submit').mockRejectedValueOnce(new Error('Broken.')).mockResolvedValueOnce(null)
  await expect(event.create()).rejects.toThrow('Broken.')
  await event.create()
  expect(event.form.submit).toHaveBeenCalledTimes(2)
})

it('keeps its pictures when it is started over while it is being sent', async () => {
  const event = createEventForm('business')
  await event.images.add(await pictureFile('fair.png', 'image/png'))
  event.form.state.saveState = 'saving'
  event.startOver()
  expect(event.state.images).toHaveLength(1)
})
