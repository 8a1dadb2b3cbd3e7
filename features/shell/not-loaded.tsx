import { Alert } from '@campus-gigs/ui'
import { messages } from '@/domain'
import { focusPage } from '@/features/shared'

/**
 * Says that what was pressed could not be loaded; it opens once it loads, unless this is closed. The page stays, because
 * it may have input that is not stored.
 */
export function NotLoaded({ onClose }: { onClose: () => void }) {
  function handleDismiss() {
    // Dismiss is removed with the alert.
    focusPage()
    onClose()
  }
  return (
    <Alert
      tone="danger"
      title="We couldn't open that"
      className="fixed inset-x-4 top-20 z-50 mx-auto max-w-xl shadow-lifted print:hidden"
      onDismiss={handleDismiss}
    >
      {messages.general.notLoaded}
    </Alert>
  )
}
