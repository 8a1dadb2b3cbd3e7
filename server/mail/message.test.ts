import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMessage, parseMessage } from './message.ts'

const date = new Date('2026-11-21T01:30:00.000Z')

test('parseMessage returns what formatMessage was given', () => {
  const line = fc.string({ unit: 'binary' }).map((text) => text.replace(/[\r\n]/g, ''))
  const required = {
    from: fc.emailAddress(),
    to: fc.emailAddress(),
    subject: line,
    text: fc.array(line).map((lines) => lines.join('\n')),
    id: fc.uuid(),
  }
  const mails = fc.oneof(fc.record(required), fc.record({ ...required, unsubscribeUrl: fc.webUrl() }))
  fc.assert(
    fc.property(mails, (mail) => {
      expect(parseMessage(formatMessage({ ...mail, date }))).toEqual({ ...mail, date })
    }),
  )
})

test('parseMessage returns null for any other text', () => {
  expect(parseMessage('')).toBeNull()
  expect(parseMessage('From: somebody <a@b.example>\r\n\r\nHello\r\n')).toBeNull()
})
