import { expect, it, vi } from 'vitest'
import { pictureFile } from '@/client/testing/pictures'
import { createImageUpload } from './image-upload.store'

it('sends no removal while another request is pending', async () => {
  let answer = (_outcome: object) => {}
  const send = vi.fn(() => new Promise<object>((resolve) => (answer = resolve)))
  const upload = createImageUpload({ kind: 'picture', send })
  const removal = upload.remove()
  await upload.remove()
  answer({})
  await removal
  expect(send).toHaveBeenCalledOnce()
  void upload.remove()
  expect(send).toHaveBeenCalledTimes(2)
})

it('sends the first of two pictures chosen at once, and no removal while it is converted', async () => {
  const send = vi.fn(async (_image: File | null) => ({}))
  const upload = createImageUpload({ kind: 'picture', send })
  const [first, second] = [await pictureFile('a.png', 'image/png'), await pictureFile('b.png', 'image/png')]
  await Promise.all([upload.choose(first), upload.choose(second), upload.remove()])
  expect(send.mock.calls.map(([image]) => image?.type)).toEqual(['image/webp'])
  await upload.choose(new File(['text'], 'notes.txt', { type: 'text/plain' }))
  expect(upload.state).toMatchObject({ progress: null, problem: expect.stringContaining('image') })
})
