import { useEffect, useState } from 'react'
import { timers } from '@/domain'
import { SplashScreen } from './screens/splash-screen'
import { splashAfterTick } from './splash-progress'

/** The time until the faded splash is removed; longer than the fade's CSS transition. */
const fadeMs = 600
const reducedMotionQuery = '(prefers-reduced-motion: reduce)'
const skipEvents = ['pointerdown', 'keydown'] as const

/**
 * The splash of a document (SH-01): a random step each `timers.splashTick`, full and collapsed after `timers.splash`,
 * or at the first tap or key. Mount the splash once per document. Reduced motion shows none.
 *
 * A page rendered by the server contains the splash. Without JavaScript, a CSS animation removes it after the same
 * time.
 */
export function Splash() {
  const [stage, setStage] = useState<'growing' | 'collapsed' | 'gone'>('growing')
  const [percent, setPercent] = useState(0)

  useEffect(() => {
    if (stage !== 'growing') return
    if (window.matchMedia(reducedMotionQuery).matches) {
      setStage('gone')
      return
    }
    const collapse = () => {
      setPercent(100)
      setStage('collapsed')
    }
    const ticks = setInterval(() => setPercent((shown) => splashAfterTick(shown, Math.random())), timers.splashTick)
    const end = setTimeout(collapse, timers.splash)
    for (const type of skipEvents) window.addEventListener(type, collapse, { once: true })
    return () => {
      clearInterval(ticks)
      clearTimeout(end)
      for (const type of skipEvents) window.removeEventListener(type, collapse)
    }
  }, [stage])

  useEffect(() => {
    if (stage !== 'collapsed') return
    const timer = setTimeout(() => setStage('gone'), fadeMs)
    return () => clearTimeout(timer)
  }, [stage])

  return stage === 'gone' ? null : (
    <SplashScreen percent={percent} collapsed={stage === 'collapsed'} className="splash" />
  )
}
