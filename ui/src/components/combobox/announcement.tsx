import { type ReactNode, useEffect, useState } from 'react'

/** Longer than the pause between two letters, so that typing is not talked over. */
const PAUSE = 500

/** A polite live region: what it holds is said once, when it has stopped changing for a moment. */
export function Announcement({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState<ReactNode>(null)

  useEffect(() => {
    const timer = setTimeout(() => setSaid(children), PAUSE)
    return () => clearTimeout(timer)
  }, [children])

  return (
    <span aria-live="polite" className="sr-only">
      {said}
    </span>
  )
}
