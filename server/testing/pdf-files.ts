import { deflateSync } from 'node:zlib'

/*
 * Handwritten PDFs: plain ones, unusual ones that every reader opens, and hostile ones.
 */

/** The bodies of a document's objects, numbered from 1, without `obj` and `endobj`. */
type Objects = readonly (string | Buffer)[]

interface PdfOptions {
  /** The trailer's entries. Default: the first object is the root. */
  trailer?: string
  header?: string
  /** The text after the last object. Default: a cross-reference table with correct offsets, and the trailer. */
  end?: string
}

/** A PDF of objects, with a cross-reference table. */
export function pdfOf(
  objects: Objects,
  { trailer = '/Root 1 0 R', header = '%PDF-1.7\n', end }: PdfOptions = {},
): Buffer<ArrayBuffer> {
  const parts: Buffer[] = [Buffer.from(header, 'latin1')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  objects.forEach((body, index) => {
    const content = typeof body === 'string' ? Buffer.from(body, 'latin1') : body
    const object = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), content, Buffer.from('\nendobj\n')])
    offsets.push(length)
    parts.push(object)
    length += object.length
  })
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${rows}`
  const ending = end ?? `${table}trailer\n<</Size ${offsets.length + 1} ${trailer}>>\nstartxref\n${length}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(ending, 'latin1')])
}

/** A stream object of compressed data. */
function streamOf(entries: string, data: Buffer): Buffer {
  const head = Buffer.from(`<<${entries} /Filter/FlateDecode /Length ${data.length}>>\nstream\n`)
  return Buffer.concat([head, data, Buffer.from('\nendstream')])
}

const catalog = (entries = '') => `<</Type/Catalog /Pages 2 0 R ${entries}>>`
const pages = (kids = '3 0 R', count = '1') => `<</Type/Pages /Kids[${kids}] /Count ${count}>>`
const page = (entries = '') => `<</Type/Page /Parent 2 0 R /MediaBox[0 0 595 842] ${entries}>>`
const simple = (entries = '') => [catalog(entries), pages(), page()]

/** A document with a number of empty pages. */
export function pdfOfPages(count: number): Buffer<ArrayBuffer> {
  const kids = Array.from({ length: count }, (_, index) => `${index + 3} 0 R`).join(' ')
  return pdfOf([catalog(), pages(kids, String(count)), ...Array.from({ length: count }, () => page())])
}

/**
 * Documents that readers open although their structure is unusual, or that have actions which a reader must not run.
 */
export function oddPdfs(phoneHomeUrl: string): Record<string, Buffer> {
  const plain = pdfOf(simple())
  const action = (entries: string) => pdfOf(simple(`/OpenAction<</Type/Action ${entries}>>`))
  return {
    'a plain document': plain,
    'bytes before the header': Buffer.concat([Buffer.alloc(900, 32), plain]),
    'bytes after the end': Buffer.concat([plain, Buffer.alloc(4_000_000, 32)]),
    'no end-of-file mark': plain.subarray(0, plain.lastIndexOf('%%EOF')),
    'a cross-reference table elsewhere': pdfOf(simple(), { end: 'trailer\n<</Root 1 0 R>>\nstartxref\n7\n%%EOF' }),
    'line ends of old Macs': Buffer.from(pdfOf(simple()).toString('latin1').replaceAll('\n', '\r'), 'latin1'),
    'a version that never was': pdfOf(simple(), { header: '%PDF-9.9\n' }),
    'a count of pages that lies': pdfOf([catalog(), pages('3 0 R', '7'), page()]),
    'no size and no type of anything': pdfOf(['<</Pages 2 0 R>>', '<</Kids[3 0 R] /Count 1>>', '<<>>']),
    'a script that runs when it opens': action(`/S/JavaScript /JS(app.launchURL("${phoneHomeUrl}"))`),
    'a program to launch': action('/S/Launch /F(calc.exe)'),
    'an address to open': action(`/S/URI /URI(${phoneHomeUrl})`),
    'a form to send': action(`/S/SubmitForm /F<</FS/URL /F(${phoneHomeUrl})>>`),
    'content in another file': pdfOf([
      catalog(),
      pages(),
      page('/Contents 4 0 R'),
      `<</Length 0 /F<</FS/URL /F(${phoneHomeUrl})>>>>\nstream\n\nendstream`,
    ]),
  }
}

/** Documents that crash a reader or exhaust its time or memory. */
export function hostilePdfs(): Record<string, Buffer> {
  // The fastest compression level suffices to stay below the upload limit.
  const bomb = deflateSync(Buffer.concat([Buffer.from('5 0 '), Buffer.alloc(700_000_000, 32)]), { level: 1 })
  const nested = (open: string, count: number) => open.repeat(count)
  return {
    'objects that decompress to 700 MB': pdfOf(
      ['<</Type/Catalog /Pages 5 0 R>>', streamOf('/Type/ObjStm /N 1 /First 4', bomb)],
      { trailer: '/Root 5 0 R' },
    ),
    'a cross-reference stream that decompresses to 700 MB': pdfOf([], {
      end: `1 0 obj\n${streamOf('/Type/XRef /Size 200000000 /W[1 2 2] /Root 2 0 R', bomb).toString('latin1')}\nendobj\nstartxref\n9\n%%EOF`,
    }),
    'cross-references in a circle': pdfOf(simple(), { trailer: '/Root 1 0 R /Prev 9' }),
    'pages in a circle': pdfOf([catalog(), pages('2 0 R'), page()]),
    'a root that is itself': pdfOf(['1 0 R']),
    'two billion pages': pdfOf([catalog(), pages('3 0 R', '2147483647'), page()]),
    'two million arrays in one another': pdfOf([nested('[', 2_000_000), ...simple()], { trailer: '/Root 2 0 R' }),
    'a million dictionaries in one another': pdfOf([nested('<</A', 1_000_000)]),
    'a trailer without an end': Buffer.from(`%PDF-1.7\ntrailer\n${'<<'.repeat(2_000_000)}`),
    'a hundred thousand empty objects': Buffer.from(
      `%PDF-1.7\n${Array.from({ length: 100_000 }, (_, index) => `${index} 0 obj endobj\n`).join('')}`,
    ),
    'numbers that overflow': pdfOf(simple(), {
      end: `xref\n0 ${'9'.repeat(400)}\ntrailer\n<</Size ${'9'.repeat(400)} /Root 1 0 R>>\nstartxref\n${'9'.repeat(400)}\n%%EOF`,
    }),
  }
}
