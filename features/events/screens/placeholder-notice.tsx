import { messages } from '@/domain'

/** The specification's line for pages that are still growing (RT-08), and that what they show works already. */
export function PlaceholderNotice() {
  return (
    <p className="mt-10 max-w-2xl text-ink-muted text-sm">
      {messages.placeholder.working} Everything on this page already works.
    </p>
  )
}
