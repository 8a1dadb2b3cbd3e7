import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { clock, dayMs, limits, messages, minuteMs } from '@/domain'
import { supportMessages } from '../../db/schema.ts'
import { testServer } from '../../testing/harness.ts'
import { signedInBusiness, signedInStudent } from '../../testing/people.ts'
import { runMailQueue } from '../mails/queue.ts'

const server = testServer()
const question = () => ({ email: 'ana@uni.example', text: 'How do I change my name?', idempotencyKey: randomUUID() })
const storedMessages = () => server.context.db.select().from(supportMessages)

test('FD-08 stores a message of a student or a business, and mails it to support', async () => {
  const student = await signedInStudent(server)
  const business = await signedInBusiness(server)
  expect((await server.call('sendStudentMessage', question(), { as: student })).status).toBe(200)
  const fromBusiness = { ...question(), text: 'Where is my poster?' }
  expect((await server.call('sendBusinessMessage', fromBusiness, { as: business })).status).toBe(200)
  expect(await storedMessages()).toMatchObject([
    { userId: student.id, businessId: null, email: 'ana@uni.example', text: 'How do I change my name?' },
    { userId: null, businessId: business.id, text: 'Where is my poster?' },
  ])
  expect(server.mails.map(({ to }) => to)).toEqual(Array(2).fill(server.context.config.supportEmail))
  expect(server.mails[0]?.text).toContain('Answer to: ana@uni.example')
  expect(server.mails[0]?.text).toContain('How do I change my name?')
})

test('FD-08 stores and mails a message once for concurrent calls with one key', async () => {
  const student = await signedInStudent(server)
  const message = question()
  const calls = [1, 2, 3].map(() => server.call('sendStudentMessage', message, { as: student }))
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await storedMessages()).toHaveLength(1)
  expect(server.mails).toHaveLength(1)
})

test('FD-08 accepts a message whose mail fails, and mails it later', async () => {
  const student = await signedInStudent(server)
  const send = vi.spyOn(server.context.mailer, 'send').mockRejectedValue(new Error('disk full'))
  expect((await server.call('sendStudentMessage', question(), { as: student })).status).toBe(200)
  expect(send).toHaveBeenCalledOnce()
  send.mockRestore()
  clock.set(new Date(clock.now().getTime() + minuteMs))
  await runMailQueue(server.context)
  expect(server.mails.map(({ to }) => to)).toEqual([server.context.config.supportEmail])
})

test('FD-08 rejects a message without text, without an e-mail address or over the limit', async () => {
  const student = await signedInStudent(server)
  const refusal = async (change: object) =>
    (await server.call('sendStudentMessage', { ...question(), ...change }, { as: student })).body
  expect(await refusal({ text: ' \n ' })).toMatchObject({
    code: 'invalid',
    fields: { text: messages.help.textRequired },
  })
  expect(await refusal({ email: 'nobody' })).toMatchObject({ fields: { email: messages.help.emailRequired } })
  const tooLong = 'x'.repeat(limits.supportMessage.maxCharacters + 1)
  expect(await refusal({ text: tooLong })).toMatchObject({ fields: { text: messages.general.tooLong } })
  expect(await storedMessages()).toEqual([])
})

test('FD-08 rejects an account’s messages over the limit of 24 hours with 429', async () => {
  const student = await signedInStudent(server)
  const now = server.context.clock.now()
  const sentBefore = (ageMs: number) => ({
    userId: student.id,
    email: 'ana@uni.example',
    text: 'Hello',
    idempotencyKey: randomUUID(),
    createdAt: new Date(now.getTime() - ageMs),
  })
  const recent = Array.from({ length: limits.supportMessage.maxPerDay - 1 }, () => sentBefore(dayMs - 1))
  await server.context.db.insert(supportMessages).values([...recent, sentBefore(dayMs)])
  const statuses = [
    (await server.call('sendStudentMessage', question(), { as: student })).status,
    (await server.call('sendStudentMessage', question(), { as: student })).status,
  ]
  expect(statuses).toEqual([200, 429])
})
