import { createServer } from 'node:http'
import { PDFDocument } from 'pdf-lib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hostilePdfs, oddPdfs, pdfOf, pdfOfPages } from '../testing/pdf-files.ts'
import { createPdfReader } from './pdf-reader.ts'

const reader = createPdfReader()
let phoneCalls = 0
const phoneHome = createServer((_, response) => {
  phoneCalls += 1
  response.end()
})
let odd: Record<string, Buffer> = {}
beforeAll(async () => {
  await new Promise<void>((resolve) => phoneHome.listen(0, '127.0.0.1', resolve))
  const address = phoneHome.address()
  odd = oddPdfs(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`)
})
afterAll(async () => {
  await reader.close()
  phoneHome.close()
})

test('TR-10 counts the pages of PDFs of common programs', async () => {
  const document = await PDFDocument.create()
  for (let count = 0; count < 3; count += 1) document.addPage()
  for (const useObjectStreams of [true, false])
    expect(await reader.summarise(Buffer.from(await document.save({ useObjectStreams })))).toEqual({ pageCount: 3 })
  expect(await reader.summarise(pdfOfPages(250))).toEqual({ pageCount: 250 })
})

test('TR-10 opens unusual but valid PDFs without requesting any URL in them', async () => {
  const summaries: Record<string, unknown> = {}
  for (const [name, bytes] of Object.entries(odd)) summaries[name] = await reader.summarise(bytes)
  const isOpened = (summary: unknown) => typeof summary === 'object' && summary !== null && 'pageCount' in summary
  expect(Object.entries(summaries).filter(([, summary]) => !isOpened(summary))).toEqual([])
  expect(phoneCalls).toBe(0)
})

test('TR-10 opens a valid PDF after each hostile one', async () => {
  const good = pdfOfPages(1)
  for (const [name, bytes] of Object.entries(hostilePdfs())) {
    const summary = await reader.summarise(bytes)
    expect([name, Object.keys(summary)[0]]).toEqual([name, expect.stringMatching(/^(pageCount|problem)$/)])
    expect([name, await reader.summarise(good)]).toEqual([name, { pageCount: 1 }])
  }
})

test('TR-10 reports a PDF that exceeds the timeout as unreadable', async () => {
  const impatient = createPdfReader(1)
  expect(await impatient.summarise(pdfOfPages(1))).toEqual({ problem: 'unreadable' })
  await impatient.close()
})

describe('TR-10 rejects', () => {
  test('a file that no reader opens', async () => {
    expect(await reader.summarise(Buffer.from('%PDF-1.7\nnothing\n%%EOF'))).toEqual({ problem: 'unreadable' })
  })

  test('a PDF that requires a password', async () => {
    // These keys match no password, not even the empty one.
    const key = `(${'x'.repeat(32)})`
    const encryption = `/ID[(a)(a)] /Encrypt<</Filter/Standard /V 1 /R 2 /O${key} /U${key} /P -4>>`
    const encrypted = pdfOf(['<</Type/Catalog /Pages 2 0 R>>', '<</Type/Pages /Kids[] /Count 0>>'], {
      trailer: `/Root 1 0 R ${encryption}`,
    })
    expect(await reader.summarise(encrypted)).toEqual({ problem: 'password' })
  })
})
