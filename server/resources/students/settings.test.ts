import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { customisedCompanyData, customisedUserData } from '@/contract'
import { limits } from '@/domain'
import { businesses, files, resumes, users } from '../../db/schema.ts'
import { fileKeyOf } from '../../files/file-store.ts'
import { type Caller, type FormParts, testServer } from '../../testing/harness.ts'
import {
  addApplication,
  addListing,
  addResume,
  addStudent,
  pdfBytes,
  signedInBusiness,
  signedInStudent,
} from '../../testing/people.ts'

const server = testServer()

describe('a student’s settings', () => {
  const form = {
    expectedSalaryStart: '$30',
    expectedSalaryEnd: '34.5',
    phoneNumber: '+60 123456789',
    suburbName: 'Brunswick',
    suburbZipCode: '3056',
    personalSummary: 'Two years of espresso.\r\nThree of latte art.',
    nationality: 'malaysia',
    availability: '[{"tableIndex":"2-1","label":"x"}]',
    resumeFileDelete: '',
    file: '',
  }
  const pdf = (name = 'new.pdf', bytes: Buffer = pdfBytes) =>
    new File([new Uint8Array(bytes)], name, { type: 'application/pdf' })
  let student: Caller
  beforeEach(async () => {
    student = await signedInStudent(server)
  })

  const save = (changes: Record<string, string | File> = {}, as = student) => {
    const parts: FormParts = Object.entries({ ...form, ...changes })
    return server.upload('customiseUserData', parts, { as })
  }
  const saved = async (changes?: Record<string, string | File>) =>
    customisedUserData.parse((await save(changes)).body).data
  const row = async () => (await server.db.select().from(users).where(eq(users.id, student.id)))[0]
  const stored = async () => (await server.db.select().from(resumes)).map(({ id }) => id)

  test('API-04 ST-02 are stored under the entity’s names and returned under the call’s', async () => {
    const settings = {
      expectedSalaryStart: 30,
      expectedSalaryEnd: 34.5,
      phoneNumber: '+60 123456789',
      phoneCountry: 'MY',
      suburbName: 'Brunswick',
      suburbZipCode: '3056',
      personalSummary: 'Two years of espresso.\nThree of latte art.',
      nationality: 'Malaysia',
      availability: [{ tableIndex: '2-1', label: 'Tuesday-Afternoon' }],
    }
    expect(await saved()).toEqual({ ...settings, resumeData: null, resumesDeleted: [] })
    expect(await row()).toMatchObject({
      expectedPayRate: 30,
      expectedPayRateEnd: 34.5,
      currentSuburb: 'Brunswick',
      currentZipCode: '3056',
      homeTownCountry: 'Malaysia',
      userAvailability: settings.availability,
      availabilityMask: 2 ** 9,
    })
    // The response is accepted as a request with the same effect.
    expect(await saved({ expectedSalaryStart: '30', phoneNumber: settings.phoneNumber })).toMatchObject(settings)
  })

  test('ST-02 pay without an amount is stored as null', async () => {
    const { expectedSalaryStart, expectedSalaryEnd } = await saved({
      expectedSalaryStart: 'a lot',
      expectedSalaryEnd: '',
    })
    expect([expectedSalaryStart, expectedSalaryEnd]).toEqual([null, null])
  })

  test('ST-05 a domestic student has no nationality, an international one a country of the list', async () => {
    expect(await save({ nationality: 'Narnia' })).toMatchObject({
      status: 400,
      body: { fields: { nationality: 'We really need your home country to be selected from the list. 🥺' } },
    })
    await server.db.update(users).set({ isInternationalStudent: false }).where(eq(users.id, student.id))
    expect((await saved({ nationality: 'Malaysia' })).nationality).toBeNull()
  })

  test.each([
    ['a lone plus', { phoneNumber: '+' }, 'phoneNumber', 'Phone number (including country code) is required.'],
    [
      'a dial code nobody has',
      { phoneNumber: '+999 412345678' },
      'phoneNumber',
      'Phone number (including country code) is required.',
    ],
    [
      'an unknown suburb',
      { suburbName: 'Atlantis' },
      'suburbName',
      'We really need both those fields to be answered..',
    ],
    [
      'a zip of elsewhere',
      { suburbZipCode: '3000' },
      'suburbName',
      'We really need both those fields to be answered..',
    ],
    ['no zip', { suburbZipCode: '' }, 'suburbZipCode', 'We really need both those fields to be answered..'],
    [
      'a summary too long',
      { personalSummary: 'x'.repeat(2001) },
      'personalSummary',
      'That is too long. Shorten it a little.',
    ],
  ])('ST-03 ST-04 ST-06 rejects %s and changes nothing', async (_, wrong, field, message) => {
    const answer = await save(wrong)
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid', fields: { [field]: message } } })
    expect(await row()).toMatchObject({ currentSuburb: 'Carlton', phoneNumber: '+61 412345678' })
  })

  test.each(['[{"tableIndex":"7-0","label":""}]', '', '{'])('API-09 rejects %j as a week', async (availability) => {
    expect((await save({ availability })).status).toBe(400)
    expect(await row()).toMatchObject({ currentSuburb: 'Carlton' })
  })

  test('ST-07 ST-08 replace a resume, and delete the file of the deleted one', async () => {
    const storedResumes = []
    for (let count = 0; count < 5; count += 1) storedResumes.push(await addResume(server, student.id))
    const [oldest] = storedResumes
    expect(await save({ file: pdf() })).toMatchObject({
      status: 409,
      body: { fields: { file: expect.stringContaining('You can not upload more than 5 resumes.') } },
    })
    const { resumeData, resumesDeleted } = await saved({
      file: pdf('latest.pdf'),
      resumeFileDelete: JSON.stringify([oldest?.id]),
    })
    expect(resumeData).toMatchObject({ fileName: 'latest.pdf', size: pdfBytes.length })
    expect(resumesDeleted).toEqual([oldest?.id])
    expect(await stored()).toEqual(
      expect.arrayContaining([resumeData?.id, ...storedResumes.slice(1).map(({ id }) => id)].filter(Boolean)),
    )
    expect(await stored()).toHaveLength(5)
    expect(await server.db.select().from(files)).toHaveLength(5)
  })

  test('ST-07 a resume used in an application is only hidden, and the business still reads it', async () => {
    const business = await signedInBusiness(server)
    const { id: jobListingId } = await addListing(server, business.id)
    const used = await addResume(server, student.id)
    await addApplication(server, { userId: student.id, jobListingId, resumeId: used.id })
    expect((await saved({ resumeFileDelete: JSON.stringify([used.id]) })).resumesDeleted).toEqual([used.id])
    const [after] = await server.db.select().from(resumes)
    expect(after?.deletedAt).not.toBeNull()
    expect((await server.call('resumeList', undefined, { as: student })).body).toMatchObject({ data: [] })
    const headers = { authorization: `Bearer ${business.token}` }
    const file = await server.app.inject({ url: `/api/files/${used.fileId}`, headers })
    expect(file.statusCode).toBe(200)
    expect(file.rawPayload).toEqual(pdfBytes)
  })

  test('ST-07 delete the bytes of a resume, unless another file has the same bytes', async () => {
    const other = await signedInStudent(server, { email: 'bo@uni.example' })
    const bytes = Buffer.concat([pdfBytes, Buffer.from(randomUUID())])
    const key = fileKeyOf(bytes)
    const added = async (as: Caller) => (await save({ file: pdf('cv.pdf', bytes) }, as)).body
    const drop = async (body: unknown, as: Caller) => {
      const id = customisedUserData.parse(body).data.resumeData?.id
      expect((await save({ resumeFileDelete: JSON.stringify([id]) }, as)).status).toBe(200)
    }
    const [mine, theirs] = [await added(student), await added(other)]
    await drop(mine, student)
    expect((await server.context.files.get(key))?.equals(bytes)).toBe(true)
    await drop(theirs, other)
    expect(await server.context.files.get(key)).toBeNull()
    expect(await server.db.select().from(files)).toHaveLength(0)
  })

  test('ST-07 keep bytes that are stored again during their deletion', async () => {
    const other = await signedInStudent(server, { email: 'bo@uni.example' })
    for (let round = 0; round < 8; round += 1) {
      const bytes = Buffer.concat([pdfBytes, Buffer.from(randomUUID())])
      const file = pdf('cv.pdf', bytes)
      const { resumeData } = await saved({ file })
      await Promise.all([
        save({ resumeFileDelete: JSON.stringify([resumeData?.id]) }),
        server.upload('uploadResume', [['resume', file]], { as: other }),
      ])
      expect((await server.context.files.get(fileKeyOf(bytes)))?.equals(bytes)).toBe(true)
      await server.db.delete(resumes)
    }
  })

  test('ST-07 ignore another student’s resume', async () => {
    const theirs = await addResume(server, await addStudent(server))
    expect((await save({ resumeFileDelete: JSON.stringify([theirs.id]) })).status).toBe(200)
    expect(await stored()).toEqual([theirs.id])
  })

  test('ST-09 apply a save once when it is repeated after a lost response', async () => {
    const deletedResume = await addResume(server, student.id)
    const again = { file: pdf(), idempotencyKey: randomUUID(), resumeFileDelete: JSON.stringify([deletedResume.id]) }
    const answers = await Promise.all([saved(again), saved(again), saved(again)])
    expect(new Set(answers.map(({ resumeData }) => resumeData?.id)).size).toBe(1)
    for (const { resumesDeleted } of answers) expect(resumesDeleted).toEqual([deletedResume.id])
    expect(await stored()).toHaveLength(1)
  })

  test('ST-08 keep at most five resumes when two tabs save concurrently', async () => {
    for (let count = 0; count < 4; count += 1) await addResume(server, student.id)
    const answers = await Promise.all([save({ file: pdf('a.pdf') }), save({ file: pdf('b.pdf') })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await stored()).toHaveLength(5)
  })

  test('ST-08 change nothing for a file that is not a PDF or too large', async () => {
    expect(await save({ file: pdf('x.pdf', Buffer.from('no')) })).toMatchObject({
      status: 415,
      body: { fields: { file: 'Please select a PDF file.' } },
    })
    const large = Buffer.concat([pdfBytes, Buffer.alloc(limits.resume.maxBytes, 32)])
    expect(await save({ file: pdf('x.pdf', large) })).toMatchObject({
      status: 413,
      body: { message: 'File size exceeds the 5MB limit. Your file size id 5.00MB' },
    })
    expect(await row()).toMatchObject({ currentSuburb: 'Carlton' })
    expect(await stored()).toEqual([])
  })
})

describe('a business’s settings', () => {
  const payload = {
    ownerFullName: 'Rosa Maria Marino',
    profileOwnerPosition: 'Owner',
    phoneNumber: '03 9000 1234',
    companyCategory: 'Circus school',
    website: 'circus.example',
    suburbName: 'Brunswick',
    suburbZipCode: '3056',
    description: 'Trapeze and tightrope.',
  }
  let business: Caller
  beforeEach(async () => {
    business = await signedInBusiness(server, { website: 'https://old.example' })
  })
  const save = (changes: object = {}) =>
    server.callWith('customiseCompanyData', { ...payload, ...changes }, { as: business })
  const saved = async (changes?: object) => customisedCompanyData.parse((await save(changes)).body).data

  test('API-05 BS-01 PF-08 are stored and returned with the business', async () => {
    expect(await saved()).toMatchObject({
      ownerFullName: 'Rosa Maria Marino',
      ownerFirstName: 'Rosa',
      ownerLastName: 'Maria Marino',
      profileOwnerPosition: 'Owner',
      phoneNumber: '+61 390001234',
      phoneCountry: 'AU',
      companyCategory: 'Circus school',
      website: 'https://circus.example',
      currentSuburb: 'Brunswick',
      currentZipCode: '3056',
      description: 'Trapeze and tightrope.',
    })
    const { companyName } = await saved()
    expect((await saved({ companyName: ' Circus Marino ' })).companyName).toBe('Circus Marino')
    expect(companyName).not.toBe('Circus Marino')
    expect((await saved()).companyName).toBe('Circus Marino')
    expect(await saved({ website: '', profileOwnerPosition: '' })).toMatchObject({
      website: null,
      profileOwnerPosition: null,
    })
  })

  test('BS-01 keep the first and last name with an unchanged full name', async () => {
    expect(await saved({ ownerFullName: 'Mei Tan' })).toMatchObject({ ownerFirstName: 'Mei', ownerLastName: 'Tan' })
    expect(await saved({ ownerFullName: 'Madonna' })).toMatchObject({ ownerFirstName: 'Madonna', ownerLastName: 'Tan' })
  })

  test.each([
    ['no company', { companyName: ' ' }, 'companyName', 'We really need the company name for our student applicants..'],
    ['no owner', { ownerFullName: ' ' }, 'ownerFullName', 'Please enter your full name.'],
    ['a lone plus', { phoneNumber: '+' }, 'phoneNumber', 'Phone number (including country code) is required.'],
    ['no category', { companyCategory: '' }, 'companyCategory', 'Please enter your category '],
    ['the word Others', { companyCategory: 'Others' }, 'companyCategory', 'Please enter your other category '],
    ['no website at all', { website: 'circus' }, 'website', 'That does not look like a valid url.'],
    ['a script as website', { website: 'javascript:alert(1)' }, 'website', 'That does not look like a valid url.'],
    [
      'a zip of elsewhere',
      { suburbZipCode: '3000' },
      'suburbName',
      'We really need both those fields to be answered..',
    ],
    ['nine letters', { description: 'Too short' }, 'description', 'We expect a slightly larger description '],
  ])('BS-02 API-09 rejects %s and changes nothing', async (_, wrong, field, message) => {
    expect(await save(wrong)).toMatchObject({ status: 400, body: { code: 'invalid', fields: { [field]: message } } })
    const [row] = await server.db.select().from(businesses).where(eq(businesses.id, business.id))
    expect(row).toMatchObject({ ownerFullName: 'Mei Tan', currentSuburb: 'Fitzroy', website: 'https://old.example' })
  })
})
