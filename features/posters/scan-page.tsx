import { isMinimal } from './record-scan'
import type { EventPoster } from './scan'
import { ScanScreen } from './screens/scan-screen'
import { useScan } from './use-scan'

export interface ScanPageProps extends EventPoster {
  homeHref: string
  /** Goes to an address of another site, in place of this page. */
  leave: (url: string) => void
}

/** Where the code on an event's poster leads first. */
export function ScanPage({ eventorganiser, posterid, homeHref, leave }: ScanPageProps) {
  const { state, isAsking, stop, open } = useScan({ eventorganiser, posterid }, leave)
  return (
    <ScanScreen scan={state} asking={isAsking} minimal={isMinimal()} homeHref={homeHref} onStop={stop} onOpen={open} />
  )
}
