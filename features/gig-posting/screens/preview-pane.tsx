import { useDeferredValue, useState } from 'react'
import { twoColumnsQuery, useMediaQuery } from '@/features/shared'
import { listingOf } from '../listing-of-draft'
import type { GigWizardScreenProps } from './gig-wizard-props'

const title = 'Live preview'
const note = 'Students also see how it fits their week.'

type PreviewPaneProps = Pick<GigWizardScreenProps, 'draft' | 'business' | 'poster' | 'renderListing'>

/** Clips, because the listing's sticky header would stick to the window. */
const paperClass = 'overflow-hidden rounded-xl border border-line bg-raised shadow-card'

/** The listing, rendered at a lower priority than the typed text. */
function Preview({ draft, business, poster, renderListing }: PreviewPaneProps) {
  const shown = useDeferredValue(draft)
  return renderListing(listingOf(shown, business, poster?.previewUrl ?? shown.keptPoster?.fileUrl ?? null))
}

/** The listing as students will see it: beside the step, or on a phone folded below the step and rendered once open. */
export function PreviewPane(props: PreviewPaneProps) {
  const isBesideStep = useMediaQuery(twoColumnsQuery)
  const [isOpen, setIsOpen] = useState(false)
  if (isBesideStep) {
    return (
      <div className="sticky top-24">
        <p className="font-semibold text-ink-muted text-sm">{title}</p>
        <p className="mb-3 text-ink-muted text-sm">{note}</p>
        <div className={paperClass}>
          <Preview {...props} />
        </div>
      </div>
    )
  }
  return (
    <details
      className="rounded-lg border border-line bg-sunken"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">{title}</summary>
      <div className="p-3 pt-2">
        <p className="mb-3 text-ink-muted text-sm">{note}</p>
        <div className={paperClass}>{isOpen && <Preview {...props} />}</div>
      </div>
    </details>
  )
}
