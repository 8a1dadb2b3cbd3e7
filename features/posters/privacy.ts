interface PrivacySignals {
  doNotTrack?: string | null
  globalPrivacyControl?: unknown
}

/** Whether the visitor asks not to be tracked: Do Not Track or Global Privacy Control (SC-03). */
export function asksNotToBeTracked({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true
}
