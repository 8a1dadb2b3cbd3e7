import { expect, it, onTestFinished, vi } from 'vitest'
import { afterPaint } from './after-paint'

const nextFrame = () => new Promise(requestAnimationFrame)

it('calls once, in a task after the next frame', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const callback = vi.fn()
  afterPaint(callback)
  await nextFrame()
  expect(callback).not.toHaveBeenCalled()
  vi.advanceTimersByTime(0)
  expect(callback).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(1000)
  expect(callback).toHaveBeenCalledOnce()
})

it('calls where no frame is drawn, as in a background tab', async () => {
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  await new Promise<void>(afterPaint)
})

it('does not call after it was cancelled', async () => {
  const callback = vi.fn()
  const later = vi.fn()
  const cancel = afterPaint(callback)
  afterPaint(later)
  await nextFrame()
  cancel()
  await vi.waitFor(() => expect(later).toHaveBeenCalled())
  expect(callback).not.toHaveBeenCalled()
})
