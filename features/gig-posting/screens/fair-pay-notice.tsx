import { Alert } from '@campus-gigs/ui'
import { type BelowMinimum, formatDate } from '@/domain'
import type { GigDraft } from '../gig-draft'

interface FairPayNoticeProps {
  below: BelowMinimum
  payType: GigDraft['payType']
}

const dollars = (amount: number) => `$${amount.toFixed(2)}`

/** Says that the pay is below the legal minimum, by how much, and whose word that is. */
export function FairPayNotice({ below, payType }: FairPayNoticeProps) {
  const { offered, minimum, from, isCasual } = below
  return (
    // A status: it comes and changes while somebody types.
    <Alert tone="warning" role="status" title="This pay is below the legal minimum.">
      {payType === 'Flat Rate' ? 'Over the rostered hours it comes to ' : 'It starts at '}
      {dollars(offered)} an hour. The National Minimum Wage for {isCasual ? 'casual adults' : 'adults'} is{' '}
      {dollars(minimum)} an hour since {formatDate(from)}, and awards often ask for more. This is general information,
      not legal advice.
    </Alert>
  )
}
