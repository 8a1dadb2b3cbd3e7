import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib'

// PDFs for stories and tests, generated deterministically.

const ink = rgb(0.05, 0.11, 0.1)
const green = rgb(0.19, 0.39, 0.31)
const a4Points: [width: number, height: number] = [595.28, 841.89]
const creationDate = new Date('2026-11-02T00:00:00.000Z')

interface Fonts {
  plain: PDFFont
  bold: PDFFont
}

function drawPage(page: PDFPage, { plain, bold }: Fonts, title: string, lines: readonly string[]) {
  page.drawText(title, { x: 56, y: 760, size: 26, font: bold, color: green })
  page.drawLine({ start: { x: 56, y: 748 }, end: { x: 539, y: 748 }, thickness: 1.5, color: green })
  lines.forEach((line, index) => {
    page.drawText(line, { x: 56, y: 716 - index * 22, size: 12, font: plain, color: ink })
  })
}

/** A resume of A4 pages, each with a title and some lines. */
export async function resumePdf(pageCount = 3): Promise<Blob> {
  const pdf = await PDFDocument.create()
  pdf.setCreationDate(creationDate)
  pdf.setModificationDate(creationDate)
  pdf.setTitle('Resume')
  const fonts = {
    plain: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  }
  for (let number = 1; number <= pageCount; number++) {
    const title = number === 1 ? 'Mei Tanaka' : `Experience, part ${number - 1}`
    const lines = Array.from({ length: 24 }, (_, line) => `Page ${number}, line ${line + 1}: poured coffee, kept calm.`)
    drawPage(pdf.addPage(a4Points), fonts, title, lines)
  }
  return asBlob(await pdf.save())
}

/** One page without text, like a scan. */
export async function scanPdf(): Promise<Blob> {
  const pdf = await PDFDocument.create()
  pdf.setCreationDate(creationDate)
  pdf.setModificationDate(creationDate)
  const page = pdf.addPage(a4Points)
  page.drawRectangle({ x: 56, y: 640, width: 200, height: 140, color: green })
  page.drawEllipse({ x: 400, y: 400, xScale: 90, yScale: 60, color: ink })
  return asBlob(await pdf.save())
}

/** Encrypted with an unknown password. It has no cross-reference table; readers rebuild it. */
export function passwordPdf(): Blob {
  const passwordEntry = '42'.repeat(32)
  return asBlob(`%PDF-1.4
1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages /Kids [3 0 R] /Count 1 >>
endobj
3 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>
endobj
4 0 obj
<< /Filter /Standard /V 1 /R 2 /O <${passwordEntry}> /U <${passwordEntry}> /P -4 >>
endobj
trailer
<< /Root 1 0 R /Size 5 /Encrypt 4 0 R /ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>] >>
%%EOF`)
}

/** A PDF signature followed by invalid content. */
export const damagedPdf = () => asBlob('%PDF-1.7\nThe rest was lost on the way.')

/** A text file with the media type of a PDF. */
export const notPdf = () => asBlob('Dear employer, this is my resume. It is a text file.')

function asBlob(content: string | Uint8Array): Blob {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return new Blob([new Uint8Array(bytes)], { type: 'application/pdf' })
}
