import { afterEach, beforeEach, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { clock } from '../domain/clock'
import '../ui/src/styles.css'

// All test files share one page and its modules. vitest-browser-react registers its clean-up at import, so for the first
// file only. Vitest runs this set-up for each file.
beforeEach(async () => {
  await cleanup()
  localStorage.clear()
  sessionStorage.clear()
  window.scrollTo(0, 0)
})

afterEach(() => {
  vi.useRealTimers()
  clock.reset()
})
