import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Failure } from '../responses'
import { stubBrowser } from './testing/browser-globals'

let createSettingsForm: typeof import('./settings-form')['createSettingsForm']

beforeAll(async () => {
  stubBrowser()
  ;({ createSettingsForm } = await import('./settings-form'))
})
beforeEach(stubBrowser)

const schema = z.object({ text: z.string() })
const opened = (accountId = 'mai', name = 'test') => {
  const settings = createSettingsForm(name, schema)
  settings.open(accountId, { text: 'known' })
  return settings
}
const refused: Failure = { success: false, code: 'invalid', message: 'No.', fields: { text: 'Not that.', other: 'x' } }

describe('a settings form', () => {
  it('ST-09 keeps what is typed for its account, and for no other', () => {
    opened().change({ text: 'typed' })
    const again = opened()
    expect(again.state).toMatchObject({ form: { text: 'typed' }, restored: true, save: 'changed' })
    expect(opened('bo').state).toMatchObject({ form: { text: 'known' }, restored: false, save: 'untouched' })
    again.startOver({ text: 'known' })
    expect(again.state).toMatchObject({ form: { text: 'known' }, restored: false, save: 'untouched' })
    expect(opened().state.restored).toBe(false)
  })

  it('ST-09 shows what the server kept, forgets the draft and celebrates', async () => {
    const settings = opened()
    settings.change({ text: '  typed ' })
    const saved = settings.save(async ({ text }) => ({ form: { text: text.trim() } }))
    expect(settings.state.save).toBe('saving')
    settings.change({ text: 'while it is on its way' })
    expect(await settings.save(async () => null)).toBe(false)
    expect(await saved).toBe(true)
    expect(settings.state).toMatchObject({ form: { text: 'typed' }, save: 'saved', celebrating: true, failure: null })
    expect(opened().state.restored).toBe(false)
  })

  it('ST-11 loses nothing when it fails, and tries the same again', async () => {
    const settings = opened()
    settings.change({ text: 'typed' })
    const sent: string[] = []
    const answers = [null, refused, { form: { text: 'typed' } }]
    const send = async ({ text }: { text: string }) => {
      sent.push(text)
      return answers[sent.length - 1] ?? null
    }
    expect(await settings.save(send)).toBe(false)
    expect(settings.state).toMatchObject({ save: 'failed', celebrating: false, form: { text: 'typed' } })
    expect(settings.state.failure?.message).toBe('We can not reach the server. Check your connection and try again.')
    expect(opened().state.form).toEqual({ text: 'typed' })
    await settings.save(send)
    expect(settings.state.failure).toEqual({ message: 'No.', fields: refused.fields })
    settings.forgive('text')
    expect(settings.state.failure?.fields).toEqual({ other: 'x' })
    expect(await settings.save(send)).toBe(true)
    expect(sent).toEqual(['typed', 'typed', 'typed'])
  })

  it('ST-09 shows a newer account only where nothing is unsaved', () => {
    const settings = opened()
    settings.refresh('mai', { text: 'newer' })
    expect(settings.state.form).toEqual({ text: 'newer' })
    settings.refresh('bo', { text: 'of somebody else' })
    settings.change({ text: 'typed' })
    settings.refresh('mai', { text: 'newest' })
    expect(settings.state.form).toEqual({ text: 'typed' })
  })

  it('an answer that comes after somebody else has signed in changes nothing of theirs', async () => {
    const settings = opened()
    settings.change({ text: 'typed' })
    const saved = settings.save(async () => {
      settings.open('bo', { text: 'theirs' })
      return { form: { text: 'typed' } }
    })
    expect(await saved).toBe(false)
    expect(settings.state).toMatchObject({ form: { text: 'theirs' }, save: 'untouched', celebrating: false })
  })
})
