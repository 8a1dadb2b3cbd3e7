import { useEffect, useState } from 'react'
import { timers } from '@/domain'
import { SplashScreen } from './screens/splash-screen'
import { splashAfterTick } from './splash-progress'

/** Longer than the splash takes to fade. Milliseconds. */
const fade = 600
const wishes = '(prefers-reduced-motion: reduce)'
const skips = ['pointerdown', 'keydown'] as const

/**
 * The splash of a document (SH-01): random steps each 20 ms, full and collapsed after 2950 ms, or at once when somebody
 * taps or types. Put it where it mounts once per load; none for whoever asks for less motion.
 */
export function Splash() {
  const [stage, setStage] = useState<'growing' | 'collapsed' | 'gone'>(() =>
    window.matchMedia(wishes).matches ? 'gone' : 'growing',
  )
  const [percent, setPercent] = useState(0)

  useEffect(() => {
    if (stage !== 'growing') return
    const collapse = () => {
      setPercent(100)
      setStage('collapsed')
    }
    const ticks = setInterval(() => setPercent((at) => splashAfterTick(at, Math.random())), timers.splashTick)
    const end = setTimeout(collapse, timers.splash)
    for (const skip of skips) window.addEventListener(skip, collapse, { once: true })
    return () => {
      clearInterval(ticks)
      clearTimeout(end)
      for (const skip of skips) window.removeEventListener(skip, collapse)
    }
  }, [stage])

  useEffect(() => {
    if (stage !== 'collapsed') return
    const timer = setTimeout(() => setStage('gone'), fade)
    return () => clearTimeout(timer)
  }, [stage])

  return stage === 'gone' ? null : <SplashScreen percent={percent} collapsed={stage === 'collapsed'} />
}
