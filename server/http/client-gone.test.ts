import { once } from 'node:events'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type EndpointName, endpoints } from '@/contract'
import { type Caller, testServer } from '../testing/harness.ts'
import { pngFile } from '../testing/image-files.ts'
import { pdfBytes, signedInBusiness, signedInStudent } from '../testing/people.ts'
import { HttpFailure } from './http-failure.ts'

const server = testServer()
let origin: string
beforeAll(async () => {
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})

/** Resolves once a call's image or document is in its queue, with the signal that it is given. */
function nextQueued(): Promise<AbortSignal> {
  return new Promise((resolve) => {
    const enqueue = async (_bytes: Buffer, clientGone?: AbortSignal): Promise<never> => {
      if (!clientGone) throw new Error('The queue is not told of the client.')
      resolve(clientGone)
      if (!clientGone.aborted) await once(clientGone, 'abort')
      throw new HttpFailure('invalid')
    }
    const reencode = vi.spyOn(server.context.images, 'reencode').mockImplementation(enqueue)
    const summarise = vi.spyOn(server.context.pdfs, 'summarise').mockImplementation(enqueue)
    onTestFinished(() => {
      reencode.mockRestore()
      summarise.mockRestore()
    })
  })
}

test.each<[EndpointName, string, () => Promise<File>, () => Promise<Caller>]>([
  ['uploadBusinessImages', 'logo', () => pngFile(), () => signedInBusiness(server)],
  ['updatePicture', 'picture', () => pngFile(), () => signedInStudent(server)],
  ['uploadResume', 'resume', async () => new File([pdfBytes], 'ana.pdf'), () => signedInStudent(server)],
])('TR-10 %s tells its queue when the client has gone', async (name, part, makeFile, signIn) => {
  const body = new FormData()
  body.append(part, await makeFile())
  const [client, queued] = [new AbortController(), nextQueued()]
  const answer = fetch(`${origin}/api/${endpoints[name].path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${(await signIn()).token}` },
    body,
    signal: client.signal,
  })
  const clientGone = await queued
  expect(clientGone.aborted).toBe(false)
  client.abort()
  await expect(answer).rejects.toThrow('aborted')
  if (!clientGone.aborted) await once(clientGone, 'abort')
})
