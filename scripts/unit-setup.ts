import { afterEach, vi } from 'vitest'
import { clock } from '@/domain/clock'

// All test files share their process and its modules.
afterEach(() => {
  vi.useRealTimers()
  clock.reset()
})
