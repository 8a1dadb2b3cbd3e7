import { once } from 'node:events'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type EndpointName, endpoints, type RequestOf } from '@/contract'
import { passwordResets } from '../db/schema.ts'
import { hashToken } from '../identity/secrets.ts'
import { type Caller, testServer } from '../testing/harness.ts'
import { pngFile } from '../testing/image-files.ts'
import { addBusiness, pdfBytes, signedInBusiness, signedInStudent } from '../testing/people.ts'
import { ClientGone } from './client-gone.ts'

const metricsToken = 'a-token-of-the-monitoring'
const server = testServer({ metricsToken })
let origin: string
beforeAll(async () => {
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})

/** Resolves with the abort signal of the next image, PDF or password that a call queues. */
function nextQueued(): Promise<AbortSignal> {
  return new Promise((resolve) => {
    const enqueue = async (clientGone: AbortSignal | undefined): Promise<never> => {
      if (!clientGone) throw new Error('The queue is not told of the client.')
      resolve(clientGone)
      if (!clientGone.aborted) await once(clientGone, 'abort')
      throw new ClientGone()
    }
    const { images, pdfs, passwords } = server.context
    const mocks = [
      vi.spyOn(images, 'reencode').mockImplementation((_bytes, clientGone) => enqueue(clientGone)),
      vi.spyOn(pdfs, 'summarise').mockImplementation((_bytes, clientGone) => enqueue(clientGone)),
      vi.spyOn(passwords, 'hash').mockImplementation((_password, clientGone) => enqueue(clientGone)),
      vi.spyOn(passwords, 'verify').mockImplementation((_password, _stored, clientGone) => enqueue(clientGone)),
    ]
    onTestFinished(() => {
      for (const mock of mocks) mock.mockRestore()
    })
  })
}

/** The statuses counted for a route in the metrics. */
async function countedStatuses(name: EndpointName): Promise<string[]> {
  const { body } = await server.app.inject({
    url: '/api/metrics',
    headers: { authorization: `Bearer ${metricsToken}` },
  })
  const count = /^http_request_duration_seconds_count\{method="POST",route="([^"]*)",status="(\d+)"\} (\d+)$/gm
  return [...body.matchAll(count)]
    .filter(([, route]) => route === `/api/${endpoints[name].path}`)
    .map(([, , status, requests]) => `${status}: ${requests}`)
}

/**
 * Makes a call, disconnects once its work is queued, and expects the signal to abort and the call to be counted as 499.
 */
async function leaveOnceQueued(name: EndpointName, body: FormData | string, as?: Caller): Promise<void> {
  const [client, queued] = [new AbortController(), nextQueued()]
  const before = await countedStatuses(name)
  const answer = fetch(`${origin}/api/${endpoints[name].path}`, {
    method: 'POST',
    headers: {
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      ...(as && { authorization: `Bearer ${as.token}` }),
    },
    body,
    signal: client.signal,
  })
  const clientGone = await queued
  expect(clientGone.aborted).toBe(false)
  client.abort()
  await expect(answer).rejects.toThrow('aborted')
  if (!clientGone.aborted) await once(clientGone, 'abort')
  expect(before).toEqual([])
  expect(await countedStatuses(name)).toEqual(['499: 1'])
}

test.each<[EndpointName, string, () => Promise<File>, () => Promise<Caller>]>([
  ['uploadBusinessImages', 'logo', () => pngFile(), () => signedInBusiness(server)],
  ['updatePicture', 'picture', () => pngFile(), () => signedInStudent(server)],
  ['uploadResume', 'resume', async () => new File([pdfBytes], 'ana.pdf'), () => signedInStudent(server)],
])('TR-10 %s aborts its queued work when the client disconnects', async (name, part, makeFile, signIn) => {
  const body = new FormData()
  body.append(part, await makeFile())
  await leaveOnceQueued(name, body, await signIn())
})

describe('TR-10 a queued password is aborted when the client disconnects in', () => {
  const json = <Name extends EndpointName>(data: RequestOf<Name>) => JSON.stringify({ data })
  const password = 'flat white please'
  const withPassword = () =>
    signedInBusiness(server, { issuer: null, subject: null, username: 'cafe', passwordHash: 'a hash' })

  test('credentials', async () => {
    await leaveOnceQueued('credentials', json<'credentials'>({ action: 'signin', username: 'nobody', password }))
  })

  test('changeSignIn', async () => {
    const body = json<'changeSignIn'>({ currentPassword: password, newPassword: 'a longer flat white' })
    await leaveOnceQueued('changeSignIn', body, await withPassword())
  })

  test('deleteBusiness', async () => {
    await leaveOnceQueued(
      'deleteBusiness',
      json<'deleteBusiness'>({ confirmed: true, currentPassword: password }),
      await withPassword(),
    )
  })

  test('resetPassword', async () => {
    const token = 'x'.repeat(43)
    const businessId = await addBusiness(server, {
      issuer: null,
      subject: null,
      username: 'cafe',
      passwordHash: 'a hash',
    })
    const expiresAt = new Date(server.context.clock.now().getTime() + 1)
    await server.db.insert(passwordResets).values({ tokenHash: hashToken(token), businessId, expiresAt })
    await leaveOnceQueued('resetPassword', json<'resetPassword'>({ token, password }))
  })
})
