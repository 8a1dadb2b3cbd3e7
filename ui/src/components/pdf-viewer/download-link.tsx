import { buttonClass } from '../button/button-class'
import { Download } from '../icons/document-icons'
import type { PdfViewerLabels } from './labels'

export interface DownloadLinkProps {
  href: string
  fileName: string
  labels: PdfViewerLabels
  /** Classes for the text beside the icon. */
  textClass?: string
}

/** The download link, shown in every state. */
export function DownloadLink({ href, fileName, labels, textClass }: DownloadLinkProps) {
  return (
    <a
      href={href}
      download={fileName}
      aria-label={labels.downloadFile(fileName)}
      className={buttonClass({ variant: 'secondary', size: 'sm' })}
    >
      <Download className="size-4" />
      <span className={textClass}>{labels.download}</span>
    </a>
  )
}
