// When somebody last used the page. A page that is only open must not keep its session from expiring.
import { clock, timers } from '@/domain'
import { onClientStart } from './start.ts'

let lastUsedMs = 0

/** Whether nobody has opened or focused the page, or pressed anything on it, for `timers.unusedPage`. */
export const isPageUnused = () => clock.now().getTime() - lastUsedMs > timers.unusedPage

onClientStart(() => {
  const handleUse = () => {
    lastUsedMs = clock.now().getTime()
  }
  handleUse()
  // A screen reader may activate a control with a click alone.
  const inputs = ['focus', 'click', 'keydown'] as const
  for (const type of inputs) window.addEventListener(type, handleUse)
  return () => {
    for (const type of inputs) window.removeEventListener(type, handleUse)
  }
})
