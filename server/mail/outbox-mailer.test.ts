import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { clock } from '@/domain'
import { outboxMailer } from './outbox-mailer.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'campus-gigs-mail-'))
  clock.set('2026-11-21T01:30:00.000Z')
})
afterEach(() => {
  clock.reset()
  rmSync(folder, { recursive: true, force: true })
})

test('BA-05 writes a mail as one .eml file that only its owner may read', async () => {
  const outbox = join(folder, 'mail')
  const mail = { accountId: 'a1', to: 'mei@cafe.example', subject: 'Wählen Sie', text: 'One\nTwo' }
  await outboxMailer(outbox, 'support@gigs.example').send(mail)
  const [name = ''] = readdirSync(outbox)
  expect(readdirSync(outbox)).toHaveLength(1)
  expect(name).toMatch(/^2026-11-21T01-30-00\.000Z-.*\.eml$/)
  expect(statSync(join(outbox, name)).mode & 0o777).toBe(0o600)
  const [head = '', body] = readFileSync(join(outbox, name), 'utf8').split('\r\n\r\n')
  expect(body).toBe('One\r\nTwo\r\n')
  expect(head.split('\r\n')).toEqual([
    'From: Campus Gigs <support@gigs.example>',
    'To: mei@cafe.example',
    `Subject: =?UTF-8?B?${Buffer.from('Wählen Sie').toString('base64')}?=`,
    'Date: Sat, 21 Nov 2026 01:30:00 GMT',
    expect.stringMatching(/^Message-ID: <.+@campus-gigs>$/),
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
  ])
})

test('adds no header for a line break in an address', async () => {
  await outboxMailer(folder, 'a@b.example').send({
    accountId: 'a1',
    to: 'x@y.example\r\nBcc: all@y.example',
    subject: 's',
    text: '',
  })
  const [name = ''] = readdirSync(folder)
  expect(readFileSync(join(folder, name), 'utf8')).not.toMatch(/^Bcc:/m)
})

describe('the unsent mails of a deleted account', () => {
  const mail = { to: 'shared@uni.example', subject: 's', text: '' }
  const mailer = () => outboxMailer(folder, 'support@gigs.example')

  test('are deleted, also those that a relay has claimed or given up', async () => {
    mkdirSync(join(folder, 'refused'))
    for (const id of ['waiting', 'claimed', 'refused']) await mailer().send({ ...mail, accountId: 'a1', id })
    const nameOf = (id: string) => readdirSync(folder).find((name) => name.startsWith(id)) ?? ''
    renameSync(join(folder, nameOf('claimed')), join(folder, `${nameOf('claimed')}.sending`))
    renameSync(join(folder, nameOf('refused.')), join(folder, 'refused', nameOf('refused.')))
    await mailer().deleteUnsent('a1')
    expect(readdirSync(folder, { recursive: true })).toEqual(['refused'])
  })

  test('do not include those of another account with the same address', async () => {
    await mailer().send({ ...mail, accountId: 'a1', id: 'own' })
    await mailer().send({ ...mail, accountId: 'a2', id: 'other' })
    await mailer().deleteUnsent('a1')
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^other\.[0-9a-f]{32}\.eml$/)])
  })

  test('may be none, without a folder', async () => {
    await expect(outboxMailer(join(folder, 'missing'), 'a@b.example').deleteUnsent('a1')).resolves.toBeUndefined()
  })
})
