import { ProgressBar } from '../progress-bar/progress-bar'
import { Loading } from '../week-motif/loading'
import type { PdfViewerLabels } from './labels'
import { DownloadLink } from './pdf-toolbar'

interface PdfLoadingProps {
  /** Whole percent that has arrived; undefined while unknown. */
  percent: number | undefined
  href: string
  fileName: string
  labels: PdfViewerLabels
}

/** The document is on its way. */
export function PdfLoading({ percent, href, fileName, labels }: PdfLoadingProps) {
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-4 bg-sunken p-4">
      <Loading label={labels.loading} className="py-0" />
      {percent !== undefined && (
        <ProgressBar label={labels.loading} hideLabel showValue value={percent} className="w-56 max-w-full" />
      )}
      <DownloadLink href={href} fileName={fileName} labels={labels} />
    </div>
  )
}
