import type { PdfProblem } from './document/problem'

/** The words of the viewer. */
export interface PdfViewerLabels {
  /** Shown while loading. */
  loading: string
  download: string
  downloadFile: (fileName: string) => string
  previousPage: string
  nextPage: string
  /** "Page 2 of 5", announced on a page change. */
  page: (page: number, pages: number) => string
  zoomIn: string
  zoomOut: string
  fitWidth: string
  /** "110 %", announced on a zoom change. */
  zoom: (percent: number) => string
  /** Names the scrollable pages. */
  document: (fileName: string, pages: number) => string
  /** Read for a page without text. */
  noText: string
  retry: string
  problems: Record<PdfProblem, { title: string; text: string }>
}

export const pdfViewerLabels: PdfViewerLabels = {
  loading: 'Loading the document',
  download: 'Download',
  downloadFile: (fileName) => `Download ${fileName}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (page, pages) => `Page ${page} of ${pages}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fitWidth: 'Fit width',
  zoom: (percent) => `${percent} %`,
  document: (fileName, pages) => `${fileName}, ${pages} ${pages === 1 ? 'page' : 'pages'}`,
  noText: 'This page has no text that can be read out.',
  retry: 'Try again',
  problems: {
    password: {
      title: 'This PDF is protected by a password.',
      text: 'It cannot be shown here. Download it and open it with its password.',
    },
    damaged: {
      title: 'This PDF is damaged.',
      text: 'It cannot be shown here. You can still download it and try another program.',
    },
    notPdf: { title: 'This file is not a PDF.', text: 'It cannot be shown here. You can still download it.' },
    tooLarge: { title: 'This PDF is too large to show here.', text: 'Download it to read it.' },
    gone: { title: 'This file is no longer there.', text: 'It may have been removed by its owner.' },
    forbidden: {
      title: 'You may not open this file.',
      text: 'Sign in with the account it was sent to, then try again.',
    },
    unreachable: {
      title: 'The document could not be loaded.',
      text: 'Check your connection and try again, or download the file.',
    },
  },
}
