/** Makes the page say that its reader does not mind motion, for one story. Returns how to take it back. */
export function motionWelcome(): () => void {
  const real = window.matchMedia
  window.matchMedia = (query) => real.call(window, query.includes('prefers-reduced-motion') ? 'not all' : query)
  return () => {
    window.matchMedia = real
  }
}
