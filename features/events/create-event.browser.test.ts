import { expect, it, vi } from 'vitest'
import { messages } from '@/domain'
import { createEventForm } from './create-event.store'

async function pngFile(): Promise<File> {
  const canvas = new OffscreenCanvas(8, 8)
  canvas.getContext('2d')?.fillRect(0, 0, 8, 8)
  return new File([await canvas.convertToBlob()], 'fair.png', { type: 'image/png' })
}
const unreadable = new File(['This is only text.'], 'notes.png', { type: 'image/png' })

it('waits for the pictures that are being converted', async () => {
  const event = createEventForm('business')
  const submit = vi.spyOn(event.form, 'submit').mockResolvedValue(null)
  void event.images.add(await pngFile())
  await event.create()
  expect(event.state.images).toHaveLength(1)
  expect(submit).toHaveBeenCalledOnce()
})

it('sends nothing when one of them is unusable, and says so', async () => {
  const event = createEventForm('business')
  const submit = vi.spyOn(event.form, 'submit').mockResolvedValue(null)
  const picture = await pngFile()
  void event.images.add(unreadable)
  void event.images.add(picture)
  await event.create()
  expect(submit).not.toHaveBeenCalled()
  expect(event.state).toMatchObject({ progress: null, imageProblem: messages.event.imageConversion })
  await event.create()
  expect(submit).toHaveBeenCalledOnce()
})

it('adds no picture and sends nothing once the page was left', async () => {
  const event = createEventForm('business')
  const submit = vi.spyOn(event.form, 'submit').mockResolvedValue(null)
  void event.images.add(await pngFile())
  const creating = event.create()
  event.images.release()
  await creating
  expect(event.state.images).toEqual([])
  expect(submit).not.toHaveBeenCalled()
})
