import { expect, it, vi } from 'vitest'
import { run } from './size'

it('keeps every part of the package within its budget of bytes', async () => {
  const lines = vi.spyOn(console, 'log').mockImplementation(() => {})
  const isKept = await run()
  const exceeded = lines.mock.calls.flat().filter((line) => !String(line).startsWith('✓'))
  expect(exceeded).toEqual([])
  expect(isKept).toBe(true)
})
