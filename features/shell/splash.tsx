import { useEffect, useState } from 'react'
import { timers } from '@/domain'
import { SplashScreen } from './screens/splash-screen'
import { splashAfterTick } from './splash-progress'

/** The time until the faded splash is removed; longer than the fade's CSS transition. */
const fadeMs = 600
const reducedMotionQuery = '(prefers-reduced-motion: reduce)'
const skipEvents = ['pointerdown', 'keydown'] as const

/**
 * The splash of a document (SH-01): random steps each 20 ms, full and collapsed after 2950 ms, or at the first tap or
 * key. Mount it once per document. It shows nothing under reduced motion.
 */
export function Splash() {
  const [stage, setStage] = useState<'growing' | 'collapsed' | 'gone'>(() =>
    window.matchMedia(reducedMotionQuery).matches ? 'gone' : 'growing',
  )
  const [percent, setPercent] = useState(0)

  useEffect(() => {
    if (stage !== 'growing') return
    const collapse = () => {
      setPercent(100)
      setStage('collapsed')
    }
    const ticks = setInterval(() => setPercent((shown) => splashAfterTick(shown, Math.random())), timers.splashTick)
    const end = setTimeout(collapse, timers.splash)
    for (const skip of skipEvents) window.addEventListener(skip, collapse, { once: true })
    return () => {
      clearInterval(ticks)
      clearTimeout(end)
      for (const skip of skipEvents) window.removeEventListener(skip, collapse)
    }
  }, [stage])

  useEffect(() => {
    if (stage !== 'collapsed') return
    const timer = setTimeout(() => setStage('gone'), fadeMs)
    return () => clearTimeout(timer)
  }, [stage])

  return stage === 'gone' ? null : <SplashScreen percent={percent} collapsed={stage === 'collapsed'} />
}
