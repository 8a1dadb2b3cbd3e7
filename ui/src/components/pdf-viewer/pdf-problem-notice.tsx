import { Alert } from '../alert/alert'
import { Button } from '../button/button'
import type { PdfViewerLabels } from './labels'
import { DownloadLink } from './pdf-toolbar'
import type { PdfProblem } from './problem'

interface PdfProblemNoticeProps {
  problem: PdfProblem
  href: string
  fileName: string
  labels: PdfViewerLabels
  onRetry: () => void
}

/** The error of a document that can't be shown, with actions. */
export function PdfProblemNotice({ problem, href, fileName, labels, onRetry }: PdfProblemNoticeProps) {
  const { title, text } = labels.problems[problem]
  return (
    <div className="grid flex-1 place-items-center bg-sunken p-4">
      <div className="flex w-full max-w-md flex-col gap-3">
        <Alert tone={problem === 'unreachable' ? 'danger' : 'warning'} title={title}>
          {text}
        </Alert>
        <div className="flex flex-wrap gap-2">
          {problem === 'unreachable' && (
            <Button size="sm" variant="brand" onClick={onRetry}>
              {labels.retry}
            </Button>
          )}
          <DownloadLink href={href} fileName={fileName} labels={labels} />
        </div>
      </div>
    </div>
  )
}
