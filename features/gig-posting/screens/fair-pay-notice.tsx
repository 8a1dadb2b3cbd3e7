import { Alert } from '@campus-gigs/ui'
import { formatDate, type HourlyPay } from '@/domain'
import type { GigDraft } from '../gig-draft'

interface FairPayNoticeProps {
  below: HourlyPay
  payType: GigDraft['payType']
}

const dollars = (amount: number) => `$${amount.toFixed(2)}`

/** The warning that the pay is below the legal minimum, with both amounts and the source. */
export function FairPayNotice({ below, payType }: FairPayNoticeProps) {
  const { offered, minimum, from, isCasual } = below
  return (
    // A status, because the warning appears and changes during typing.
    <Alert tone="warning" role="status" title="This pay is below the legal minimum.">
      {payType === 'Flat Rate' ? 'Over the rostered hours it comes to ' : 'It starts at '}
      {dollars(offered)} an hour. The National Minimum Wage for {isCasual ? 'casual adults' : 'adults'} is{' '}
      {dollars(minimum)} an hour since {formatDate(from)}, and awards often ask for more. This is general information,
      not legal advice.
    </Alert>
  )
}
