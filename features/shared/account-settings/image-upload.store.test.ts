import { expect, it, vi } from 'vitest'
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
