import { afterEach, beforeAll, expect, test } from 'vitest'
import { messages } from '@/domain'
import { eicar, fakeClamd } from '../testing/fake-clamd.ts'
import { testServer } from '../testing/harness.ts'
import { pdfBytes, signedInStudent } from '../testing/people.ts'
import { clamdScanner, ScannerUnavailable } from './virus-scanner.ts'

const server = testServer()
let daemon: Awaited<ReturnType<typeof fakeClamd>>
beforeAll(async () => {
  daemon = await fakeClamd()
})
afterEach(() => {
  server.context.virusScanner = null
})

const upload = async (bytes: Buffer) =>
  server.upload('uploadResume', [['resume', new File([new Uint8Array(bytes)], 'cv.pdf')]], {
    as: await signedInStudent(server),
  })

test('TR-10 sends the file in chunks and parses the verdict', async () => {
  const scanner = clamdScanner(daemon)
  expect(await scanner.findVirus(Buffer.alloc(300_000, 65))).toBeNull()
  expect(await scanner.findVirus(Buffer.alloc(0))).toBeNull()
  const infected = Buffer.concat([Buffer.alloc(200_000, 65), Buffer.from(eicar)])
  expect(await scanner.findVirus(infected)).toBe('Eicar-Signature')
})

test('TR-10 rejects an upload with a virus by a message, and stores the next upload', async () => {
  server.context.virusScanner = clamdScanner(daemon)
  expect(await upload(Buffer.concat([pdfBytes, Buffer.from(eicar)]))).toMatchObject({
    status: 400,
    body: { code: 'invalid', message: messages.upload.virus, fields: { resume: messages.upload.virus } },
  })
  expect((await upload(pdfBytes)).status).toBe(200)
})

test.each([
  ['hangs', () => {}],
  ['hangs up', (_: Buffer, socket: { destroy: () => unknown }) => void socket.destroy()],
  [
    'refuses the size',
    (_: Buffer, socket: { end: (text: string) => unknown }) => void socket.end('INSTREAM size limit exceeded. ERROR\0'),
  ],
  ['is no scanner', (_: Buffer, socket: { end: (text: string) => unknown }) => void socket.end('x'.repeat(5000))],
])('TR-10 rejects uploads with 503 while the scanner %s', async (_, answer) => {
  const broken = await fakeClamd(answer)
  server.context.virusScanner = clamdScanner(broken, 200)
  expect(await upload(pdfBytes)).toMatchObject({
    status: 503,
    body: { code: 'unavailable', message: messages.upload.scannerUnavailable },
    headers: { 'retry-after': '30' },
  })
  broken.close()
})

test('TR-10 throws ScannerUnavailable when the scanner is unreachable', async () => {
  const gone = await fakeClamd()
  gone.close()
  await expect(clamdScanner(gone).findVirus(pdfBytes)).rejects.toBeInstanceOf(ScannerUnavailable)
})
