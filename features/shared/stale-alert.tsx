import { messages } from '@/domain'
import { RetryAlert } from './retry-alert'

/** The props of a screen that can load its data again. */
export interface ReloadProps {
  /** Whether the last load failed, so that the data may be out of date. Default false. */
  stale?: boolean
  /** Loads the data again. */
  onRefresh: () => void
}

/** Says that a screen's data may be out of date, with a button to load it again; nothing while it is up to date. */
export function StaleAlert({ stale = false, onRefresh }: ReloadProps) {
  return (
    stale && (
      <RetryAlert tone="warning" className="mt-6" onRetry={onRefresh}>
        {messages.general.offline}
      </RetryAlert>
    )
  )
}
