import { identityStart } from './identity-provider'

const channelName = 'campus-gigs:signed-in-again'

/** The size of the sign-in window, in CSS pixels, as `window.open` takes it. */
const windowFeatures = 'popup,width=520,height=720'

interface SignInWindow {
  isBlocked: boolean
  /** Ignores the window's result. */
  stop: () => void
}

/**
 * Opens the identity provider in a window of its own.
 * @param next the address to which the provider returns, whose page calls {@link reportSignedInAgain}
 * @param onResult called once, with the fragment of that address
 */
export function openSignInWindow(
  kind: 'student' | 'business',
  next: string,
  onResult: (fragment: string) => void,
): SignInWindow {
  const channel = new BroadcastChannel(channelName)
  const stop = () => channel.close()
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    stop()
    if (typeof data === 'string') onResult(data)
  }
  const isBlocked = window.open(identityStart(kind, 'signin', next), '_blank', windowFeatures) === null
  if (isBlocked) stop()
  return { isBlocked, stop }
}

/** Hands a sign-in window's result to the page that opened it, and closes the window. */
export function reportSignedInAgain(fragment: string): void {
  const report = new BroadcastChannel(channelName)
  report.postMessage(fragment)
  report.close()
  window.close()
}
