import { Card } from '@campus-gigs/ui'
import { messages } from '@/domain'

/** What stands for a part of the product that is still being built (RT-08). */
export function PlaceholderNotice() {
  return (
    <Card tone="note" as="p" className="max-w-2xl text-lg">
      {messages.placeholder.working}
    </Card>
  )
}
