import { useDeferredValue } from 'react'
import { listingOf } from '../gig-draft'
import type { GigWizardScreenProps } from './gig-wizard-props'

const title = 'Live preview'
const note = 'As a student who is free for every shift reads it.'

type PreviewPaneProps = Pick<GigWizardScreenProps, 'draft' | 'business' | 'poster' | 'renderListing'>

/** The listing as students will see it. On a phone it is folded, below the step. */
export function PreviewPane({ draft, business, poster, renderListing }: PreviewPaneProps) {
  // Render the preview at a lower priority than the typed text.
  const shown = useDeferredValue(draft)
  const preview = renderListing(listingOf(shown, business, poster?.previewUrl ?? shown.keptPoster?.fileUrl ?? null))
  // Clips, because the listing's sticky header would stick to the window.
  const paper = 'overflow-hidden rounded-xl border border-line bg-raised shadow-card'
  return (
    <>
      <div className="top-24 max-lg:hidden lg:sticky">
        <p className="font-semibold text-ink-muted text-sm">{title}</p>
        <p className="mb-3 text-ink-muted text-sm">{note}</p>
        <div className={paper}>{preview}</div>
      </div>
      <details className="rounded-lg border border-line bg-sunken lg:hidden">
        <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">{title}</summary>
        <div className="p-3 pt-0">
          <p className="mb-3 text-ink-muted text-sm">{note}</p>
          <div className={paper}>{preview}</div>
        </div>
      </details>
    </>
  )
}
