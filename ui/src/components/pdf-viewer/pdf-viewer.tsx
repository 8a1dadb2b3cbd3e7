import type { ComponentProps, MouseEvent } from 'react'
import { cn } from '../../cn'
import { useTexts } from '../locale/locale-context'
import { PdfLoading, PdfProblemMessage } from './document/document-status'
import { usePdfDocument } from './document/use-pdf-document'
import { type PdfViewerLabels, pdfViewerLabels } from './labels'
import { PdfPages } from './pages/pdf-pages'

export interface PdfViewerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The PDF's URL, fetched with the reader's cookies. */
  src: string
  /** The file's name: the document's accessible name and the downloaded file's name. */
  fileName: string
  /** The download link's URL. Default `src`. */
  downloadHref?: string
  /** Maximum size in bytes; larger files are only offered for download. Default 25 MB. */
  maxSize?: number
  /** Replaces words. Default: those of the `LocaleProvider`, else English. */
  labels?: Partial<PdfViewerLabels>
}

const defaultMaxBytes = 25 * 1024 * 1024

/**
 * Shows a PDF within the page, with a download link in every state. pdf.js is loaded when the viewer is first shown.
 * Scripts, forms and links in the document are disabled, and it makes no network requests.
 */
export function PdfViewer(props: PdfViewerProps) {
  const { src, fileName, downloadHref = src, maxSize = defaultMaxBytes, labels: ownLabels, ...others } = props
  const { className, tabIndex = -1, ...rest } = others
  const labels = useTexts('pdfViewer', pdfViewerLabels, ownLabels)
  const { state, retry } = usePdfDocument(src, maxSize)
  const file = { href: downloadHref, fileName, labels }

  /** Loads the file again, with the focus on the viewer, because the pressed button goes away. */
  function handleRetry({ currentTarget: button }: MouseEvent) {
    button.parentElement?.closest<HTMLElement>('[tabindex]')?.focus()
    retry()
  }

  return (
    <div
      tabIndex={tabIndex}
      className={cn(
        'flex h-[min(80dvh,60rem)] min-h-72 min-w-0 flex-col overflow-hidden rounded-lg border border-line-strong bg-raised',
        className,
      )}
      {...rest}
    >
      {state.status === 'loading' && <PdfLoading percent={state.percent} {...file} />}
      {state.status === 'problem' && <PdfProblemMessage problem={state.problem} onRetry={handleRetry} {...file} />}
      {state.status === 'ready' && (
        <PdfPages pdf={state.pdf} engine={state.engine} firstPageSize={state.firstPageSize} {...file} />
      )}
    </div>
  )
}
