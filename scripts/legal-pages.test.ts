import { expect, it } from 'vitest'
import { dayMs, formatMegabytes, limits } from '@/domain'
import { privacySections, termsSections } from '@/features/legal'
import { knownDeviceLifetimeMs } from '../server/identity/known-device'
import { sessionIdleMs, sessionLifetimeMs } from '../server/identity/sessions.ts'
import { sentMailDays } from '../server/resources/mails/queue.ts'

const textsOf = (sections: typeof privacySections) =>
  sections.flatMap(({ paragraphs = [], points = [] }) => [...paragraphs, ...points])

/** The numbers in the texts, with the word after each. */
const numbersIn = (texts: readonly string[]) =>
  texts.flatMap((text) => [...text.matchAll(/(\d+) (\w+)/g)].map(([, number, unit]) => `${number} ${unit}`))

it('states each number on the privacy page as the code enforces it', () => {
  expect(numbersIn(textsOf(privacySections))).toEqual([
    `${limits.applicationAccessDays} days`,
    `${sessionIdleMs / dayMs} days`,
    `${sessionLifetimeMs / dayMs} days`,
    `${limits.scanRetentionDays} days`,
    `${sentMailDays} days`,
    `${knownDeviceLifetimeMs / dayMs} days`,
  ])
})

it('states each number of the terms as the code enforces it', () => {
  expect(numbersIn(textsOf(termsSections))).toEqual([
    `${limits.resume.maxCount} resumes`,
    `${Number(formatMegabytes(limits.resume.maxBytes))} MB`,
    `${limits.listingDays} days`,
  ])
})
