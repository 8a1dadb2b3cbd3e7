import { countryByName } from '@campus-gigs/ui/data/countries'
import { formatPhoneNumber, limits, parsePhoneNumber, type User } from '@/domain'
import type { WizardAnswers, WizardField, WizardStep } from './wizard.ts'

/** The answers a student starts from: what the account already knows, and nothing chosen that was not. */
export function answersOf(user: User): WizardAnswers {
  const { min, max, default: defaultRate } = limits.payRate
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    ...parsePhoneNumber(user.phoneNumber, user.phoneCountry),
    currentSuburb: user.currentSuburb ?? '',
    currentZipCode: user.currentZipCode ?? '',
    // A new account says "international" by default; only one that went through the wizard has said it itself.
    studentType: user.phoneNumber ? (user.isInternationalStudent ? 'International' : 'Domestic') : null,
    homeTownCountry: user.homeTownCountry ?? '',
    expectedPayRate: Math.min(max, Math.max(min, user.expectedPayRate ?? defaultRate)),
    userAvailability: user.userAvailability,
  }
}

/** What `users/updateAccount` is sent. A domestic student's home country is cleared (SW-06). */
export function accountUpdateOf(answers: WizardAnswers) {
  const international = answers.studentType === 'International'
  return {
    firstName: answers.firstName.trim(),
    lastName: answers.lastName.trim(),
    phoneNumber: formatPhoneNumber(answers),
    phoneCountry: answers.phoneCountry,
    currentSuburb: answers.currentSuburb.trim(),
    currentZipCode: answers.currentZipCode.trim(),
    isInternationalStudent: international,
    homeTownCountry: international ? (countryByName(answers.homeTownCountry)?.name ?? answers.homeTownCountry) : null,
    expectedPayRate: answers.expectedPayRate,
    userAvailability: answers.userAvailability,
  }
}

/** Where each field the server may complain about is asked, and what it is called here. */
const askedAt: Record<keyof ReturnType<typeof accountUpdateOf>, { step: WizardStep; field: WizardField }> = {
  firstName: { step: 1, field: 'firstName' },
  lastName: { step: 1, field: 'lastName' },
  phoneNumber: { step: 1, field: 'phoneDigits' },
  phoneCountry: { step: 1, field: 'phoneDigits' },
  currentSuburb: { step: 2, field: 'currentSuburb' },
  currentZipCode: { step: 2, field: 'currentZipCode' },
  isInternationalStudent: { step: 3, field: 'studentType' },
  homeTownCountry: { step: 4, field: 'homeTownCountry' },
  expectedPayRate: { step: 5, field: 'expectedPayRate' },
  userAvailability: { step: 6, field: 'userAvailability' },
}

/** One thing the server refused, and the step that asks for it. */
export interface RefusedAnswer {
  step: WizardStep
  field: WizardField
  message: string
}

/** The server's complaints by field path, as answers of the wizard, in its order; unknown paths are left out. */
export function refusedAnswers(fields: Record<string, string> | undefined): RefusedAnswer[] {
  return Object.entries(askedAt).flatMap(([name, asked]) => {
    const path = Object.keys(fields ?? {}).find((each) => each.split('.')[0] === name)
    const message = path === undefined ? undefined : fields?.[path]
    return message ? [{ ...asked, message }] : []
  })
}
