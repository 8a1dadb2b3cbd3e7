// When somebody last used the page. A page that is only open must not keep its session from expiring.
import { clock, timers } from '@/domain'
import { onClientStart } from './start.ts'
import { writeItem } from './storage.ts'

/** The entry of local storage for the instant of the last visit. */
export const lastUsedKey = 'campus-gigs:store:last-used'

let lastUsedMs = 0

/** Whether nobody has opened or focused the page, or pressed anything on it, for `timers.unusedPage`. */
export const isPageUnused = () => clock.now().getTime() - lastUsedMs > timers.unusedPage

function handleUse(): void {
  // Not at each key, because writing to storage is slow.
  if (isPageUnused()) writeItem(lastUsedKey, clock.now().toISOString())
  lastUsedMs = clock.now().getTime()
}

onClientStart(() => {
  lastUsedMs = clock.now().getTime()
  // A screen reader may activate a control with a click alone.
  const inputs = ['focus', 'click', 'keydown'] as const
  for (const type of inputs) window.addEventListener(type, handleUse)
  return () => {
    for (const type of inputs) window.removeEventListener(type, handleUse)
  }
})
