import { isSuburbZipPair, suburbByName } from '@campus-gigs/ui/data/melbourne-suburbs'
import { z } from 'zod'
import {
  availabilityEntry,
  business,
  jsonText,
  limits,
  messages,
  requiredText,
  resume,
  type User,
  user,
  websiteText,
} from '@/domain'

/** What a settings form calls a student's fields, and what they are called everywhere else (API-04). */
interface UserFieldOf {
  expectedSalaryStart: 'expectedPayRate'
  expectedSalaryEnd: 'expectedPayRateEnd'
  phoneNumber: 'phoneNumber'
  phoneCountry: 'phoneCountry'
  suburbName: 'currentSuburb'
  suburbZipCode: 'currentZipCode'
  personalSummary: 'personalSummary'
  nationality: 'homeTownCountry'
  availability: 'userAvailability'
}

type SettingName = keyof UserFieldOf

/** A student's settings under the names of `users/customise-user-data`. */
export type StudentSettings = { [Name in SettingName]: User[UserFieldOf[Name]] }

/** The same under the names of the entity. */
export type StudentSettingsOfUser = {
  [Name in SettingName as UserFieldOf[Name]]: User[UserFieldOf[Name]]
}

/** The settings of a student, under the call's names. */
export function settingsOfUser(of: Readonly<StudentSettingsOfUser>): StudentSettings {
  return {
    expectedSalaryStart: of.expectedPayRate,
    expectedSalaryEnd: of.expectedPayRateEnd,
    phoneNumber: of.phoneNumber,
    phoneCountry: of.phoneCountry,
    suburbName: of.currentSuburb,
    suburbZipCode: of.currentZipCode,
    personalSummary: of.personalSummary,
    nationality: of.homeTownCountry,
    availability: of.userAvailability,
  }
}

/** The entity's fields that settings under the call's names stand for. */
export function userOfSettings(settings: Readonly<StudentSettings>): StudentSettingsOfUser {
  return {
    expectedPayRate: settings.expectedSalaryStart,
    expectedPayRateEnd: settings.expectedSalaryEnd,
    phoneNumber: settings.phoneNumber,
    phoneCountry: settings.phoneCountry,
    currentSuburb: settings.suburbName,
    currentZipCode: settings.suburbZipCode,
    personalSummary: settings.personalSummary,
    homeTownCountry: settings.nationality,
    userAvailability: settings.availability,
  }
}

/** The digits a phone number needs to be one (ST-03). */
const fewestPhoneDigits = 6

/** What somebody has to have typed before a phone number is sent: a digit or a plus sign, somewhere (ST-03). */
export const typedPhone = z
  .string({ error: messages.settings.phone })
  .trim()
  .max(40, messages.general.tooLong)
  .regex(/[\d+]/, messages.settings.phone)

/** As typed, and with digits enough to be called. */
const phone = typedPhone.refine((text) => text.replace(/\D/g, '').length >= fewestPhoneDigits, messages.settings.phone)

/** Dollars an hour as somebody writes them: the first amount in the text, to the cent; null when there is none. */
export function payOf(text: string): number | null {
  const amount = Number(/\d+(?:\.\d+)?/.exec(text.replace(/(?<=\d),(?=\d{3})/g, ''))?.[0] ?? 0)
  return amount > 0 && amount < limits.largestPay ? Math.round(amount * 100) / 100 : null
}

const pay = z.string().max(limits.payText, messages.general.tooLong).optional().default('').transform(payOf)

/** Forms write a line break as two characters; it is one. */
const summary = z
  .string()
  .transform((text) => text.replaceAll('\r\n', '\n'))
  .pipe(z.string().trim().max(limits.personalSummary, messages.general.tooLong))

const place = {
  suburbName: requiredText(messages.profile.suburbAndZip),
  suburbZipCode: requiredText(messages.profile.suburbAndZip, 4),
}

function checkPlace(value: { suburbName: string; suburbZipCode: string }, context: z.RefinementCtx): void {
  if (!isSuburbZipPair(value.suburbName, value.suburbZipCode))
    context.addIssue({ code: 'custom', message: messages.profile.suburbAndZip, path: ['suburbName'] })
}

/** What is wrong with a suburb and its zip code: one message for both, at the suburb until there is one. */
export function placeErrors(suburbName: string, zipCode: string): { suburbName?: string; suburbZipCode?: string } {
  if (!suburbByName(suburbName)) return { suburbName: messages.profile.suburbAndZip }
  return isSuburbZipPair(suburbName, zipCode) ? {} : { suburbZipCode: messages.profile.suburbAndZip }
}

/** What `users/customise-user-data` takes: the texts of its form. */
export const customiseUserData = z
  .object({
    /** Free text; kept as the amount in it, or as none. */
    expectedSalaryStart: pay,
    expectedSalaryEnd: pay,
    phoneNumber: phone,
    ...place,
    personalSummary: summary,
    /** A country's name; only an international student's is kept. */
    nationality: z.string().trim().max(limits.name, messages.general.tooLong).optional().default(''),
    availability: jsonText(z.array(availabilityEntry).max(200)),
    /** Ids of the resumes to delete, as JSON; empty for none. */
    resumeFileDelete: z
      .union([z.literal('').transform(() => []), jsonText(z.array(z.uuid()).max(50))])
      .optional()
      .default([]),
    /** The same key keeps the file once, however often it is sent. */
    idempotencyKey: z.uuid().optional(),
  })
  .superRefine(checkPlace)

/** What `business/customise-company-data` takes. */
export const customiseCompanyData = z
  .object({
    ownerFullName: requiredText(messages.settings.ownerName, limits.name * 2 + 1),
    profileOwnerPosition: z.string().trim().max(limits.name, messages.general.tooLong),
    phoneNumber: phone,
    companyCategory: requiredText(messages.business.category),
    website: z.union([z.literal(''), websiteText(messages.settings.website)]),
    ...place,
    description: requiredText(messages.business.description, limits.description.max).min(
      limits.description.min,
      messages.business.descriptionShort,
    ),
  })
  .superRefine(checkPlace)

/** What `users/customise-user-data` answers: the settings as they are kept, and what became of the resumes. */
export const customisedUserData = z.object({
  success: z.literal(true),
  data: z.object({
    expectedSalaryStart: user.shape.expectedPayRate,
    expectedSalaryEnd: user.shape.expectedPayRateEnd,
    phoneNumber: user.shape.phoneNumber,
    phoneCountry: user.shape.phoneCountry,
    suburbName: user.shape.currentSuburb,
    suburbZipCode: user.shape.currentZipCode,
    personalSummary: user.shape.personalSummary,
    nationality: user.shape.homeTownCountry,
    availability: user.shape.userAvailability,
    /** The new resume, when a file was sent. */
    resumeData: resume.nullable(),
    /** The resumes asked to go, which the student no longer has. */
    resumesDeleted: z.array(z.uuid()),
  }),
})

/** What `business/customise-company-data` answers: the business as it is kept. */
export const customisedCompanyData = z.object({ success: z.literal(true), data: business })
