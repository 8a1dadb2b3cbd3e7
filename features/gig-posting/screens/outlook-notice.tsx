import { Alert, Button } from '@campus-gigs/ui'
import { goingLiveMessages, messages, type PostingGate } from '@/domain'
import type { Outlook } from '../going-live'
import type { GateLinks } from './gig-wizard-props'

const linkLabels: Record<PostingGate, string> = {
  profile: 'Finish your profile',
  email: 'Verify your e-mail address',
  abn: 'Add your ABN',
  liveListings: 'See your gigs',
  postsPerDay: 'See your gigs',
}

/** The link to meet a requirement or free a cap; nothing for a cap that only time frees. The draft stays. */
export function GateLink({ gate, links }: { gate: PostingGate; links: GateLinks }) {
  const href = links[gate]
  if (href === null) return null
  return (
    <Button asChild size="sm">
      <a href={href}>{linkLabels[gate]}</a>
    </Button>
  )
}

/** Why a gig can't be posted yet, or will wait for review. Nothing for a gig that goes live at once. */
export function OutlookNotice({ outlook, links }: { outlook: Outlook; links: GateLinks }) {
  if (outlook.outcome === 'live') return null
  if (outlook.outcome === 'refused') {
    return (
      <Alert tone="warning" action={<GateLink gate={outlook.gate} links={links} />}>
        {goingLiveMessages.gig.gates[outlook.gate]} {messages.apply.draftStaysHint}
      </Alert>
    )
  }
  return (
    <Alert tone="info" title={goingLiveMessages.gig.whyReviewed}>
      {outlook.reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </Alert>
  )
}
