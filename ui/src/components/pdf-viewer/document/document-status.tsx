import type { MouseEventHandler } from 'react'
import { Alert } from '../../alert/alert'
import { Button } from '../../button/button'
import { ProgressBar } from '../../progress-bar/progress-bar'
import { Loading } from '../../week-motif/loading'
import { DownloadLink, type DownloadLinkProps } from '../download-link'
import type { PdfProblem } from './problem'

interface PdfLoadingProps extends DownloadLinkProps {
  /** Downloaded percent, rounded; undefined while unknown. */
  percent: number | undefined
}

/** Shown instead of the PDF while it is downloaded and parsed. */
export function PdfLoading({ percent, labels, ...link }: PdfLoadingProps) {
  return (
    <div data-pdf-loading="" className="flex flex-1 flex-col items-center justify-center gap-4 bg-sunken p-4">
      <Loading label={labels.loading} className="py-0!" />
      {percent !== undefined && (
        <ProgressBar label={labels.loading} hideLabel showValue value={percent} className="w-56! max-w-full" />
      )}
      <DownloadLink {...link} labels={labels} />
    </div>
  )
}

interface PdfProblemMessageProps extends DownloadLinkProps {
  problem: PdfProblem
  onRetry: MouseEventHandler
}

/** Shown instead of a PDF that can't be shown: the reason, Retry where that may help, and the download link. */
export function PdfProblemMessage({ problem, onRetry, labels, ...link }: PdfProblemMessageProps) {
  const { title, text } = labels.problems[problem]
  // Decides the tone too: a failed request is an error, which a retry may solve; the other problems are warnings.
  const canRetry = problem === 'unreachable'
  return (
    <div className="grid flex-1 place-items-center bg-sunken p-4">
      <div className="flex w-full max-w-md flex-col gap-3">
        <Alert tone={canRetry ? 'danger' : 'warning'} title={title}>
          {text}
        </Alert>
        <div className="flex flex-wrap gap-2">
          {canRetry && (
            <Button size="sm" variant="brand" onClick={onRetry}>
              {labels.retry}
            </Button>
          )}
          <DownloadLink {...link} labels={labels} />
        </div>
      </div>
    </div>
  )
}
