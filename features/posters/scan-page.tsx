import { isMinimal } from './record-scan'
import type { EventPoster } from './scan'
import { ScanScreen } from './screens/scan-screen'
import { useScan } from './use-scan'

export interface ScanPageProps extends EventPoster {
  homeHref: string
  /** Opens an address of another site in place of this page. */
  onLeave: (url: string) => void
}

/** The page that the code on an event's poster opens. */
export function ScanPage({ eventorganiser, posterid, homeHref, onLeave }: ScanPageProps) {
  const { state, isRecording, stop, open } = useScan({ eventorganiser, posterid }, onLeave)
  return (
    <ScanScreen
      scan={state}
      isRecording={isRecording}
      isMinimal={isMinimal()}
      homeHref={homeHref}
      onStop={stop}
      onOpen={open}
    />
  )
}
