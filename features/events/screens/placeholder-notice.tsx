import { messages } from '@/domain'

/** The specification's line for a page that is not finished (RT-08), and that its contents already work. */
export function PlaceholderNotice() {
  return (
    <p className="mt-10 max-w-2xl text-ink-muted text-sm">
      {messages.placeholder.working} Everything on this page already works.
    </p>
  )
}
