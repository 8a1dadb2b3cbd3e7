import { isSuburbZipPair, suburbByName } from '@campus-gigs/ui/data/melbourne-suburbs'
import { z } from 'zod'
import {
  abnSchema,
  availabilityEntrySchema,
  jsonText,
  limits,
  messages,
  requiredText,
  type User,
  websiteText,
} from '@/domain'
import { businessDescription, requireSuburbZipPair } from './requests.ts'

/** The field of the user entity that stores each settings field (API-04). */
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

/** A student's settings, named as in `users/customise-user-data`. */
export type StudentSettings = { [Name in SettingName]: User[UserFieldOf[Name]] }

/** A student's settings, named as in the user entity. */
export type UserSettingsFields = {
  [Name in SettingName as UserFieldOf[Name]]: User[UserFieldOf[Name]]
}

/** Renames the settings of a user entity to the names of the call. */
export function toStudentSettings(user: Readonly<UserSettingsFields>): StudentSettings {
  return {
    expectedSalaryStart: user.expectedPayRate,
    expectedSalaryEnd: user.expectedPayRateEnd,
    phoneNumber: user.phoneNumber,
    phoneCountry: user.phoneCountry,
    suburbName: user.currentSuburb,
    suburbZipCode: user.currentZipCode,
    personalSummary: user.personalSummary,
    nationality: user.homeTownCountry,
    availability: user.userAvailability,
  }
}

/** Renames settings to the names of the user entity. */
export function toUserFields(settings: Readonly<StudentSettings>): UserSettingsFields {
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

/** The fewest digits of a phone number (ST-03). */
const minPhoneDigits = 6

/** A phone number with a digit or a plus sign, which the form requires before sending (ST-03). */
export const typedPhone = z
  .string({ error: messages.settings.phoneRequired })
  .trim()
  .max(40, messages.general.tooLong)
  .regex(/[\d+]/, messages.settings.phoneRequired)

/** A phone number with enough digits, which the server requires. */
const phone = typedPhone.refine(
  (text) => text.replace(/\D/g, '').length >= minPhoneDigits,
  messages.settings.phoneRequired,
)

/**
 * Parses the first amount in a text, in dollars rounded to the cent: 28.5 for `about $28.50`. Null without an amount,
 * for zero, and from `limits.payRateCeiling` on.
 */
export function parsePay(text: string): number | null {
  const withoutThousandsCommas = text.replace(/(?<=\d),(?=\d{3})/g, '')
  const [firstAmount] = /\d+(?:\.\d+)?/.exec(withoutThousandsCommas) ?? []
  if (firstAmount === undefined) return null
  const amount = Number(firstAmount)
  const isPayRate = amount > 0 && amount < limits.payRateCeiling
  return isPayRate ? Math.round(amount * 100) / 100 : null
}

const pay = z.string().max(limits.payText, messages.general.tooLong).optional().default('').transform(parsePay)

/** Multipart forms encode a line break as CR LF. */
const summary = z
  .string()
  .transform((text) => text.replaceAll('\r\n', '\n'))
  .pipe(z.string().trim().max(limits.personalSummary, messages.general.tooLong))

const suburbFields = {
  suburbName: requiredText(messages.profile.suburbAndZipRequired),
  suburbZipCode: requiredText(messages.profile.suburbAndZipRequired, 4),
}

/** The error of a suburb and zip code: at an unknown suburb, else at a zip code of another one; none if they match. */
export function suburbErrors(suburbName: string, zipCode: string): { suburbName?: string; suburbZipCode?: string } {
  if (!suburbByName(suburbName)) return { suburbName: messages.profile.suburbAndZipRequired }
  return isSuburbZipPair(suburbName, zipCode) ? {} : { suburbZipCode: messages.profile.suburbAndZipRequired }
}

/** The fields of `users/customise-user-data`. */
export const customiseUserData = z
  .object({
    /** Free text, of which only the amount is stored. */
    expectedSalaryStart: pay,
    expectedSalaryEnd: pay,
    phoneNumber: phone,
    ...suburbFields,
    personalSummary: summary,
    /** A country's name; stored for international students only. */
    nationality: z.string().trim().max(limits.name, messages.general.tooLong).optional().default(''),
    availability: jsonText(z.array(availabilityEntrySchema).max(200)),
    /** Ids of the resumes to delete, as JSON; empty for none. */
    resumeFileDelete: z
      .union([z.literal('').transform(() => []), jsonText(z.array(z.uuid()).max(50))])
      .optional()
      .default([]),
    /** The idempotency key. Calls with the same key store one file. */
    idempotencyKey: z.uuid().optional(),
  })
  .superRefine(requireSuburbZipPair('suburbName', 'suburbZipCode'))

/** The request of `business/customise-company-data`. */
export const customiseCompanyData = z
  .object({
    /** A missing field leaves the stored value. */
    companyName: requiredText(messages.profile.companyNameRequired, limits.title).optional(),
    ownerFullName: requiredText(messages.settings.ownerNameRequired, limits.fullName),
    profileOwnerPosition: z.string().trim().max(limits.name, messages.general.tooLong),
    phoneNumber: phone,
    companyCategory: requiredText(messages.business.categoryRequired),
    website: z.union([z.literal(''), websiteText(messages.settings.websiteInvalid)]),
    /** A missing field leaves the stored value, an empty one clears it. */
    abn: abnSchema.optional(),
    ...suburbFields,
    description: businessDescription,
  })
  .superRefine(requireSuburbZipPair('suburbName', 'suburbZipCode'))
