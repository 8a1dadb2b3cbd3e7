/** Reports no preference for reduced motion, for one story. Returns a function that restores the preference. */
export function allowMotion(): () => void {
  const real = window.matchMedia
  window.matchMedia = (query) => real.call(window, query.includes('prefers-reduced-motion') ? 'not all' : query)
  return () => {
    window.matchMedia = real
  }
}
