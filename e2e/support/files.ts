import { PDFDocument, StandardFonts } from 'pdf-lib'
import sharp from 'sharp'

/** A file as `setInputFiles` takes it. */
export interface UploadFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A real PDF: a heading and a line of text on each page. */
export async function pdfFile({ name = 'resume.pdf', title = 'Resume', pages = 1 } = {}): Promise<UploadFile> {
  const document = await PDFDocument.create()
  document.setTitle(title)
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (let number = 1; number <= pages; number += 1) {
    const page = document.addPage([595, 842])
    page.drawText(title, { x: 60, y: 740, size: 28, font })
    page.drawText(`Page ${number} of ${pages}`, { x: 60, y: 700, size: 14, font })
  }
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) }
}

/** A striped picture, so that its compressed file is not unusually small. */
function picture(width: number, height: number) {
  const stripes = Array.from(
    { length: 12 },
    (_, index) => `<rect x="${(index * width) / 12}" width="${width / 24}" height="${height}" fill="#f7bd22"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="#275042"/>${stripes.join('')}</svg>`
  return sharp(Buffer.from(svg))
}

/** A real JPEG. */
export async function jpegFile({ name = 'cover.jpg', width = 1600, height = 600 } = {}): Promise<UploadFile> {
  return { name, mimeType: 'image/jpeg', buffer: await picture(width, height).jpeg().toBuffer() }
}

/** A real PNG. */
export async function pngFile({ name = 'logo.png', width = 400, height = 400 } = {}): Promise<UploadFile> {
  return { name, mimeType: 'image/png', buffer: await picture(width, height).png().toBuffer() }
}

/** Plain text under the name and type of another file. */
export function renamedFile(name: string, mimeType: string): UploadFile {
  return { name, mimeType, buffer: Buffer.from('This is only text.') }
}

/** A file of no bytes. */
export function emptyFile(name: string, mimeType: string): UploadFile {
  return { name, mimeType, buffer: Buffer.alloc(0) }
}

/** A valid PDF, padded with spaces to a size in bytes. */
export async function pdfOfSize(bytes: number, name = 'large.pdf'): Promise<UploadFile> {
  const { buffer, mimeType } = await pdfFile()
  return { name, mimeType, buffer: Buffer.concat([buffer, Buffer.alloc(Math.max(0, bytes - buffer.length), 0x20)]) }
}
