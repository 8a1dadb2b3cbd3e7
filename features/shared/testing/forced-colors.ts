import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

/** Emulates forced colours until the end of the test. */
export async function forceColors(): Promise<void> {
  // `setEmulatedMedia` replaces all features, so the reduced motion of the whole run is repeated.
  const emulate = (value: 'active' | 'none') =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: [
        { name: 'forced-colors', value },
        { name: 'prefers-reduced-motion', value: 'reduce' },
      ],
    })
  onTestFinished(() => void emulate('none'))
  await emulate('active')
}
