import { describe, expect, test } from 'vitest'
import { testServer } from '../testing/harness.ts'
import { signedInStudent } from '../testing/people.ts'
import { unstorableField } from './storable-text.ts'

const server = testServer()

describe('text that the database cannot store', () => {
  test.each([
    ['a\0b', 'data'],
    [{ name: 'Ana', list: ['ok', '\ud83d'] }, 'list.1'],
    [{ name: { first: '\udc00' } }, 'name.first'],
    [{ draft: { 'a\0b': null } }, 'draft'],
    [{ emoji: '🥺 ok', newline: '\n', number: 0, none: null }, undefined],
  ])('is found in %j at %s', (value, path) => {
    expect(unstorableField(value)).toBe(path)
  })

  test('API-09 is rejected with 400', async () => {
    const student = await signedInStudent(server)
    const profile = {
      firstName: 'Ana',
      lastName: 'Silva',
      phoneNumber: '+61 400111222',
      currentSuburb: 'Brunswick',
      currentZipCode: '3056',
      isInternationalStudent: false,
      expectedPayRate: 31,
      userAvailability: [{ tableIndex: '2-1', label: '' }],
    }
    const broken = { dayOfWeek: 'Mon\ud83d', startTime: 'x', endTime: 'y' }
    for (const invalidFields of [{ firstName: 'A\0na' }, { userAvailability: [...profile.userAvailability, broken] }]) {
      const answer = await server.callWith('updateAccount', { ...profile, ...invalidFields }, { as: student })
      expect(answer).toMatchObject({ status: 400, body: { success: false, code: 'invalid' } })
    }
    expect((await server.callWith('updateAccount', profile, { as: student })).status).toBe(200)
  })
})
