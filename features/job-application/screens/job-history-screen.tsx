import { Button, Tabs, VisuallyHidden } from '@campus-gigs/ui'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { AppliedRow, HistoryTab } from '../history'
import type { ComparisonState } from './applicant-comparison'
import { ApplicationDrawer, type SentApplicationProps } from './application-drawer'
import { AppliedList, type AppliedListProps } from './applied-list'
import { SavedList, type SavedListProps } from './saved-list'

interface JobHistoryScreenProps extends SavedListProps, AppliedListProps, SentApplicationProps {
  tab: HistoryTab
  /** What has just changed of a listing, announced; empty for nothing. */
  changeNotice: string
  /** The text after a withdrawal; empty before. It gets the focus, because the row is removed. */
  withdrawnNotice: string
  /** `/dashboard`. */
  dashboardHref: string
  /** The application whose details are open; null for none. */
  opened: AppliedRow | null
  /** The comparison for the open application. */
  comparison: ComparisonState
  /** Loads the comparison again. */
  onRetryComparison: () => void
  onTabChange: (tab: HistoryTab) => void
  onCloseApplication: () => void
}

/** The headings, which are the names of the pages in the menu too. */
const headings: Record<HistoryTab, string> = { 'saved-jobs': 'Saved Jobs', 'applied-jobs': 'Applied Jobs' }

/** The student's saved jobs and applications, as two tabs; an open application is in a drawer. */
export function JobHistoryScreen(props: JobHistoryScreenProps) {
  const { tab, dashboardHref, opened, saved, removedIds, applied, onTabChange, onCloseApplication } = props
  const { withdrawnNotice } = props
  const noticeRef = useRef<HTMLParagraphElement>(null)

  // An open drawer would take the focus back.
  const focusesNotice = withdrawnNotice !== '' && opened === null
  useEffect(() => {
    if (focusesNotice) noticeRef.current?.focus()
  }, [focusesNotice])

  return (
    <main id="main" className="page page-narrow pt-6 pb-12 lg:pt-10">
      <header className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="page-heading">{headings[tab]}</h1>
        <Button variant="primary" asChild>
          <a href={dashboardHref}>
            <ArrowLeft aria-hidden="true" className="size-4.5" />
            Go to my jobs
          </a>
        </Button>
      </header>
      <VisuallyHidden role="status">{props.changeNotice}</VisuallyHidden>
      {withdrawnNotice && (
        // No live region: the focus has it read.
        <p ref={noticeRef} tabIndex={-1} className="mb-4 rounded-md bg-action-soft px-3 py-2 outline-none">
          {withdrawnNotice}
        </p>
      )}
      <Tabs
        label="Your jobs"
        value={tab}
        onChange={(value) => onTabChange(value === 'applied-jobs' ? 'applied-jobs' : 'saved-jobs')}
        items={[
          {
            value: 'saved-jobs',
            label: 'Saved',
            count: saved.filter(({ id }) => !removedIds.includes(id)).length,
            content: <SavedList {...props} />,
          },
          {
            value: 'applied-jobs',
            label: 'Applied',
            count: applied.length,
            content: <AppliedList {...props} />,
          },
        ]}
      />
      {opened && <ApplicationDrawer {...props} row={opened} onClose={onCloseApplication} />}
    </main>
  )
}
