import { describe, expect, it } from 'vitest'
import { limits, messages, screeningQuestions } from '@/domain'
import { createNewGig, credentials, updateAccount, updateBizAccount } from './requests'

const profile = {
  firstName: ' Mai ',
  lastName: 'Tran',
  phoneNumber: '+61 412345678',
  phoneCountry: 'AU',
  currentSuburb: 'Carlton',
  currentZipCode: '3053',
  isInternationalStudent: true,
  homeTownCountry: 'viet nam',
  expectedPayRate: 25,
  userAvailability: [{ tableIndex: '1-0', label: 'Monday-Morning' }],
}

function messagesOf(result: { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } }) {
  return Object.fromEntries(result.error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? [])
}

describe('updateAccount', () => {
  const home = { ...profile, homeTownCountry: 'VIETNAM' }

  it('SW-07 SW-10 accepts both shapes, trims, and matches the country ignoring case', () => {
    const flat = updateAccount.safeParse(home)
    const nested = updateAccount.safeParse({
      userData: { ...home, userAvailability: undefined },
      userAvailability: home.userAvailability,
    })
    expect(flat.success && flat.data.firstName).toBe('Mai')
    expect(nested.success && nested.data).toEqual(flat.success && flat.data)
  })

  it.each([
    [{ firstName: ' ' }, { firstName: 'We really need your First Name' }],
    [{ lastName: '' }, { lastName: 'We really need your Last Name' }],
    [{ phoneNumber: '' }, { phoneNumber: 'We really need your Phone Number' }],
  ])('SW-03 SW-04 API-09 has a message for the missing fields of %j', (missing, expected) => {
    expect(messagesOf(updateAccount.safeParse({ ...home, ...missing }))).toMatchObject(expected)
  })

  it('SW-05 requires a suburb', () => {
    expect(messagesOf(updateAccount.safeParse({ ...home, currentSuburb: ' ' }))).toMatchObject({
      currentSuburb: 'We really need both those fields to be answered..',
    })
  })

  it('SW-06 requires a student type, and no country of a domestic student', () => {
    expect(messagesOf(updateAccount.safeParse({ ...home, isInternationalStudent: undefined }))).toMatchObject({
      isInternationalStudent: "Well, you've got to select something. 🤷🏻",
    })
    const domestic = { ...home, isInternationalStudent: false, homeTownCountry: null }
    expect(messagesOf(updateAccount.safeParse(domestic))).toEqual({})
  })

  it('SW-07 refuses a country that is not on the list', () => {
    expect(messagesOf(updateAccount.safeParse({ ...home, homeTownCountry: 'Atlantis' }))).toEqual({
      homeTownCountry: 'We really need your home country to be selected from the list. 🥺',
    })
  })

  it.each([
    [14, false],
    [15, true],
    [50, true],
    [51, false],
  ])('SW-08 accepts a pay of $%i: %s', (expectedPayRate, isTaken) => {
    expect(updateAccount.safeParse({ ...home, expectedPayRate }).success).toBe(isTaken)
  })

  it('SW-09 requires a week that is not empty', () => {
    expect(messagesOf(updateAccount.safeParse({ ...home, userAvailability: [] }))).toEqual({
      userAvailability: 'We really need you to enter your availability.',
    })
  })

  it('SW-05 refuses a zip code of another suburb', () => {
    expect(messagesOf(updateAccount.safeParse({ ...home, currentZipCode: '3000' }))).toEqual({
      currentSuburb: messages.profile.suburbAndZip,
    })
  })

  it.each([null, 7, 'text', [], { userData: null }, { userData: 'x' }])(
    'API-09 refuses %j without throwing',
    (body) => {
      expect(updateAccount.safeParse(body).success).toBe(false)
    },
  )
})

describe('updateBizAccount', () => {
  const company = {
    ownerFirstName: 'Ada',
    ownerLastName: 'Lee',
    phoneNumber: '+61 398765432',
    currentSuburb: 'Fitzroy',
    currentZipCode: '3065',
    companyCategory: 'Hospitality',
    companyName: 'Corner',
    description: 'Coffee and toast, all day.',
    website: '',
  }

  it('BW-02 BW-04 BW-05 has the wizard’s messages, trailing spaces included', () => {
    expect(updateBizAccount.safeParse(company).success).toBe(true)
    const issues = messagesOf(
      updateBizAccount.safeParse({
        ...company,
        companyName: '',
        companyCategory: '',
        description: 'short',
        website: 'javascript:alert(1)',
      }),
    )
    expect(issues).toMatchObject({
      companyName: 'We really need the company name for our student applicants..',
      companyCategory: 'Please enter your category ',
      description: 'We expect a slightly larger description ',
    })
    expect(Object.keys(issues)).toContain('website')
    expect(messagesOf(updateBizAccount.safeParse({ ...company, description: '' })).description).toBe(
      'Please enter your description ',
    )
  })
})

describe('credentials', () => {
  it('BA-01 BA-05 requires both, and the minimum password length for sign-up only', () => {
    const { missingCredentials } = messages.identity
    expect(messagesOf(credentials.safeParse({ action: 'signin', username: ' ', password: '' }))).toEqual({
      username: missingCredentials,
      password: missingCredentials,
    })
    expect(credentials.safeParse({ action: 'signin', username: 'a', password: 'short' }).success).toBe(true)
    expect(messagesOf(credentials.safeParse({ action: 'signup', username: 'ab', password: 'short' }))).toEqual({
      username: `Use at least ${limits.username.min} characters.`,
      password: `Use at least ${limits.password.min} characters.`,
    })
    expect(credentials.safeParse({ action: 'other', username: 'abc', password: 'long enough' }).success).toBe(false)
  })
})

describe('createNewGig', () => {
  const gig = {
    jobTitle: 'Barista',
    jobType: 'Casual',
    jobSuburbName: 'Carlton',
    jobZipCode: '3053',
    payRangeStart: '33.05',
    payRangeEnd: '35',
    jobPayType: 'Per Hour',
    jobSummary: JSON.stringify(['Pour coffee']),
    keywords: JSON.stringify(['Hospo']),
    questions: '[]',
    idempotencyKey: '3f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  }

  it('GW-09 reads numbers and lists from text', () => {
    const read = createNewGig.safeParse(gig)
    expect(read.success && read.data).toMatchObject({
      payRangeStart: 33.05,
      jobSummary: ['Pour coffee'],
      questions: [],
    })
  })

  it('GW-02 refuses a gig without a title or of no known type', () => {
    expect(messagesOf(createNewGig.safeParse({ ...gig, jobTitle: ' ' }))).toEqual({
      jobTitle: 'The job title is mandatory to be filled.',
    })
    expect(messagesOf(createNewGig.safeParse({ ...gig, jobType: 'Slavery' }))).toEqual({
      jobType: 'Some fields are missing...',
    })
  })

  it('GW-05 refuses a gig without a summary point or a keyword', () => {
    expect(messagesOf(createNewGig.safeParse({ ...gig, jobSummary: '[]', keywords: '[]' }))).toEqual({
      jobSummary: 'Some fields are empty.',
      keywords: 'Some fields are empty.',
    })
  })

  it('GW-08 refuses a fourth question, and one that is not in the bank', () => {
    const four = JSON.stringify(screeningQuestions.slice(0, 4))
    expect(messagesOf(createNewGig.safeParse({ ...gig, questions: four }))).toEqual({
      questions: 'You can only select up to 3 questions.',
    })
    const invented = JSON.stringify([{ question: 'Are you single?', options: ['Yes', 'No'] }])
    expect(createNewGig.safeParse({ ...gig, questions: invented }).success).toBe(false)
  })

  it('API-09 refuses a list that is not JSON, and pay that is not a number', () => {
    expect(createNewGig.safeParse({ ...gig, jobSummary: 'not json' }).success).toBe(false)
    expect(createNewGig.safeParse({ ...gig, payRangeStart: 'lots' }).success).toBe(false)
  })

  it('GW-08 has ten questions, each with its own fixed answers', () => {
    expect(screeningQuestions).toHaveLength(10)
    for (const { options } of screeningQuestions) expect(new Set(options).size).toBe(options.length)
  })
})
