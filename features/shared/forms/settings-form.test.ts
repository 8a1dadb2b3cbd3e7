import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { stubBrowser } from '@/client/testing/browser-globals'
import type { Failure } from '@/contract'
import { createSettingsForm } from './settings-form'

beforeEach(() => void stubBrowser())

const definition = {
  name: 'test',
  schema: z.object({ text: z.string(), other: z.string().optional() }),
  fields: { text: { label: 'Text' }, other: { label: 'Other' } },
}
const opened = (accountId = 'mai') => {
  const settings = createSettingsForm(definition)
  settings.open(accountId, { text: 'known', other: '' })
  return settings
}
const refused: Failure = { success: false, code: 'invalid', message: 'No.', fields: { text: 'Not that.', other: 'x' } }

describe('a settings form', () => {
  it('ST-09 stores edits for their account only', () => {
    opened().change({ text: 'typed' })
    const again = opened()
    expect(again.state).toMatchObject({ form: { text: 'typed' }, restored: true, saveState: 'changed' })
    expect(opened('bo').state).toMatchObject({ form: { text: 'known' }, restored: false, saveState: 'untouched' })
    again.startOver({ text: 'known' })
    expect(again.state).toMatchObject({ form: { text: 'known' }, restored: false, saveState: 'untouched' })
    expect(opened().state.restored).toBe(false)
  })

  it('ST-09 shows the stored values, deletes the draft and celebrates', async () => {
    const settings = opened()
    settings.change({ text: '  typed ' })
    const saved = settings.save(async ({ text }) => ({ form: { text: text.trim() } }))
    expect(settings.state.saveState).toBe('saving')
    settings.change({ text: 'while it is on its way' })
    expect(await settings.save(async () => null)).toBe(false)
    expect(await saved).toBe(true)
    expect(settings.state).toMatchObject({
      form: { text: 'typed' },
      saveState: 'saved',
      celebrating: true,
      failure: null,
    })
    expect(opened().state.restored).toBe(false)
  })

  it('ST-09 keeps a form that is being saved when it is opened again', async () => {
    const settings = opened()
    settings.change({ text: 'typed' })
    const saved = settings.save(async (form) => ({ form }))
    settings.open('mai', { text: 'known', other: '' })
    expect(settings.state).toMatchObject({ form: { text: 'typed' }, saveState: 'saving' })
    expect(await saved).toBe(true)
    expect(settings.state).toMatchObject({ form: { text: 'typed' }, saveState: 'saved' })
  })

  it('ST-11 keeps the edits after a failure, and retries the same values', async () => {
    const settings = opened()
    settings.change({ text: 'typed' })
    const sent: string[] = []
    const answers = [null, refused, { form: { text: 'typed' } }]
    const send = async ({ text }: { text: string }) => {
      sent.push(text)
      return answers[sent.length - 1] ?? null
    }
    expect(await settings.save(send)).toBe(false)
    expect(settings.state).toMatchObject({
      saveState: 'offline',
      celebrating: false,
      form: { text: 'typed' },
      failure: "We can't reach the server. Check your connection and try again.",
    })
    expect(opened().state.form).toMatchObject({ text: 'typed' })
    await settings.save(send)
    expect(settings.state).toMatchObject({ saveState: 'failed', failure: 'No.', serverErrors: refused.fields })
    settings.change({ text: 'typed' })
    expect(settings.state.serverErrors).toEqual({ other: 'x' })
    expect(await settings.save(send)).toBe(true)
    expect(sent).toEqual(['typed', 'typed', 'typed'])
  })

  it('ST-09 shows an updated account when there are no unsaved changes', () => {
    const settings = opened()
    settings.refresh('mai', { text: 'newer' })
    expect(settings.state.form).toEqual({ text: 'newer' })
    settings.refresh('bo', { text: 'of somebody else' })
    settings.change({ text: 'typed' })
    settings.refresh('mai', { text: 'newest' })
    expect(settings.state.form).toMatchObject({ text: 'typed' })
  })

  it('ST-09 merges values saved elsewhere into unchanged fields, and keeps changed ones', () => {
    const settings = opened()
    settings.change({ text: 'typed' })
    settings.refresh('mai', { text: 'known', other: 'theirs' })
    expect(settings.state).toMatchObject({
      form: { text: 'typed', other: 'theirs' },
      hasConflict: false,
      saveState: 'changed',
    })
    settings.refresh('mai', { text: 'typed', other: 'theirs' })
    expect(settings.state.hasConflict).toBe(false)
  })

  it('ST-09 shows a conflict until the form is saved or reset', async () => {
    const settings = opened()
    settings.change({ text: 'typed' })
    settings.refresh('mai', { text: 'theirs', other: '' })
    expect(settings.state).toMatchObject({ form: { text: 'typed' }, hasConflict: true })
    settings.refresh('mai', { text: 'theirs', other: '' })
    expect(settings.state).toMatchObject({ form: { text: 'typed' }, hasConflict: true })
    expect(await settings.save(async (form) => ({ form }))).toBe(true)
    expect(settings.state.hasConflict).toBe(false)
    settings.change({ text: 'again' })
    settings.refresh('mai', { text: 'theirs again', other: '' })
    settings.startOver({ text: 'theirs again', other: '' })
    expect(settings.state).toMatchObject({ form: { text: 'theirs again' }, hasConflict: false, saveState: 'untouched' })
  })

  it('ST-09 merges values saved elsewhere during a save only when that save fails', async () => {
    const settings = opened()
    settings.change({ text: ' typed' })
    const during = (known: { text: string; other: string }) => {
      settings.refresh('mai', known)
      expect(settings.state.form).toMatchObject({ text: ' typed' })
    }
    await settings.save(async () => {
      during({ text: 'known', other: 'theirs' })
      return null
    })
    expect(settings.state).toMatchObject({
      form: { text: ' typed', other: 'theirs' },
      hasConflict: false,
      saveState: 'offline',
    })
    await settings.save(async () => {
      during({ text: 'typed', other: 'theirs' })
      return { form: { text: 'typed', other: 'theirs' } }
    })
    expect(settings.state).toMatchObject({ form: { text: 'typed' }, hasConflict: false, saveState: 'saved' })
  })

  it('ST-09 stores changed fields only, and keeps them after a save in another tab', () => {
    const [settings, tab] = [opened(), opened()]
    settings.change({ text: 'typed' })
    tab.startOver({ text: 'known', other: '' })
    settings.refresh('mai', { text: 'known', other: 'theirs' })
    const later = createSettingsForm(definition)
    later.open('mai', { text: 'known', other: 'newest' })
    expect(later.state).toMatchObject({ form: { text: 'typed', other: 'newest' }, restored: true })
    later.change({ text: 'known' })
    later.open('mai', { text: 'known', other: 'newest' })
    expect(later.state).toMatchObject({ restored: false, saveState: 'untouched' })
  })

  it('clears the form on sign-out without storing a draft', () => {
    const settings = opened()
    settings.change({ text: 'typed' })
    settings.close()
    localStorage.removeItem('campus-gigs:draft:test:mai')
    settings.refresh('mai', { text: 'newer' })
    settings.change({ text: 'typed again' })
    expect(settings.state.form).toBeNull()
    expect(opened().state).toMatchObject({ form: { text: 'known' }, restored: false })
  })

  it('ignores a response after another account has signed in', async () => {
    const settings = opened()
    settings.change({ text: 'typed' })
    const saved = settings.save(async () => {
      settings.open('bo', { text: 'theirs' })
      return { form: { text: 'typed' } }
    })
    expect(await saved).toBe(false)
    expect(settings.state).toMatchObject({ form: { text: 'theirs' }, saveState: 'untouched', celebrating: false })
  })
})
