import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { diskFileStore } from './disk-file-store.ts'
import type { FileStore, StoredBytes } from './file-store.ts'
import { s3FileStore } from './s3-file-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'campus-gigs-files-'))
let s3: Server
const s3Objects = new Map<string, Buffer>()
const stores: Record<string, FileStore> = { disk: diskFileStore(folder) }

/** A fake S3 server with put, get and delete by path, and S3's response for a missing key. */
function fakeS3(): Server {
  return createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    if (request.method === 'PUT') {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        s3Objects.set(path, Buffer.concat(chunks))
        response.end()
      })
      return
    }
    if (request.method === 'DELETE') {
      s3Objects.delete(path)
      response.statusCode = 204
      return void response.end()
    }
    if (request.url?.includes('list-type=2')) return void response.end(listing())
    const bytes = s3Objects.get(path)
    if (bytes) return void response.end(bytes)
    response.statusCode = 404
    response.setHeader('content-type', 'application/xml')
    response.end('<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>None</Message></Error>')
  })
}

/** S3's response to listing the bucket. */
function listing(): string {
  const contents = [...s3Objects.keys()].map(
    (path) =>
      `<Contents><Key>${path.split('/').at(-1)}</Key><LastModified>${new Date().toISOString()}</LastModified></Contents>`,
  )
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`
}

beforeAll(async () => {
  s3 = fakeS3()
  await new Promise<void>((resolve) => s3.listen(0, '127.0.0.1', resolve))
  const address = s3.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const credentials = { accessKeyId: 'a', secretAccessKey: 'b' }
  stores.s3 = s3FileStore({ bucket: 'gigs', region: 'x', endpoint: `http://127.0.0.1:${port}`, credentials })
})
afterAll(() => {
  s3.close()
  rmSync(folder, { recursive: true, force: true })
})

describe.each(['disk', 's3'])('API-11 the %s file store', (name) => {
  const store = (): FileStore => {
    const found = stores[name]
    if (!found) throw new Error(`No store ${name}`)
    return found
  }

  test('returns the stored bytes by their SHA-256', async () => {
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 256))
    const key = await store().put(bytes)
    expect(key).toBe(createHash('sha256').update(bytes).digest('hex'))
    expect((await store().get(key))?.equals(bytes)).toBe(true)
  })

  test('stores equal bytes under one key, for concurrent calls too', async () => {
    const keys = await Promise.all(Array.from({ length: 5 }, () => store().put(Buffer.from('the same'))))
    expect(new Set(keys).size).toBe(1)
  })

  test('deletes bytes, ignores a second deletion, and stores the bytes again', async () => {
    const [key, other] = [await store().put(Buffer.from('gone')), await store().put(Buffer.from('stays'))]
    for (const _ of ['once', 'twice']) await store().delete(key)
    expect(await store().get(key)).toBeNull()
    expect((await store().get(other))?.toString()).toBe('stays')
    await store().delete('../../etc/passwd')
    expect(await store().put(Buffer.from('gone'))).toBe(key)
    expect((await store().get(key))?.toString()).toBe('gone')
  })

  test('TR-10 lists all keys with the time of their last write', async () => {
    const key = await store().put(Buffer.from('listed'))
    const listed: StoredBytes[] = []
    for await (const stored of store().list()) listed.push(stored)
    expect(listed).toContainEqual({ key, modifiedAt: expect.any(Date) })
  })

  test('returns null for unknown and malformed keys', async () => {
    expect(await store().get('0'.repeat(64))).toBeNull()
    expect(await store().get('../../etc/passwd')).toBeNull()
    expect(await store().get('')).toBeNull()
  })
})

test('the disk file store leaves no temporary file', async () => {
  const blocked = mkdtempSync(join(tmpdir(), 'campus-gigs-files-'))
  const key = createHash('sha256').update('x').digest('hex')
  writeFileSync(join(blocked, key.slice(0, 2)), 'in the way')
  await expect(diskFileStore(blocked).put(Buffer.from('x'))).rejects.toThrow()
  expect(readdirSync(blocked)).toEqual([key.slice(0, 2)])
  rmSync(blocked, { recursive: true })
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(names.every((entry) => /^[0-9a-f]{64}$/.test(entry.name))).toBe(true)
})

const unresponsive: Record<string, RequestListener> = {
  'sends no response': () => {},
  'stops within a body': (_, response) => response.writeHead(200, { 'content-length': '10' }).write('half.'),
}

test.each(Object.entries(unresponsive))(
  'TR-12 rejects a call to a bucket that %s after the timeouts',
  async (_, listener) => {
    const bucket = createServer(listener)
    await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve))
    const address = bucket.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const credentials = { accessKeyId: 'a', secretAccessKey: 'b' }
    const config = { bucket: 'gigs', region: 'x', endpoint: `http://127.0.0.1:${port}`, credentials }
    const store = s3FileStore(config, { connectionMs: 50, requestMs: 50 })
    await expect(store.get('0'.repeat(64))).rejects.toThrow()
    bucket.closeAllConnections()
    bucket.close()
  },
)
