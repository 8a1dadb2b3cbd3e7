import { z } from 'zod'
import { customiseCompanyData, type RequestOf } from '@/contract'
import { type Business, formatAbn, joinCategory, limits, messages, otherCategory, splitCategory } from '@/domain'
import { firstIssue } from '@/features/shared/forms/form'
import { settingsPhoneField, settingsPlaceFields } from '@/features/shared/forms/settings-fields'
import type { SettingsFormDefinition } from '@/features/shared/forms/settings-form'

const text = z.string()

/** The form's values, by the field names of `business/customise-company-data`. */
export const businessFormSchema = z.object({
  companyName: text,
  ownerFullName: text,
  profileOwnerPosition: text,
  phoneNumber: text,
  /** One of the preset categories, or empty. */
  companyCategory: text,
  /** The custom category when `companyCategory` is `Others`. */
  otherCategory: text,
  website: text,
  abn: text,
  suburbName: text,
  suburbZipCode: text,
  description: text,
})
export type BusinessForm = z.infer<typeof businessFormSchema>

export type BusinessField = keyof BusinessForm

/** The part of a business that the form shows. */
export type SettingsBusiness = Pick<
  Business,
  | 'companyName'
  | 'email'
  | 'username'
  | 'logoThumbnailUrl'
  | 'ownerFullName'
  | 'profileOwnerPosition'
  | 'phoneNumber'
  | 'companyCategory'
  | 'website'
  | 'abn'
  | 'currentSuburb'
  | 'currentZipCode'
  | 'description'
>

/** The form of an account without changes. */
export function formOf(business: Readonly<SettingsBusiness>): BusinessForm {
  const { category, custom } = splitCategory(business.companyCategory)
  return {
    companyName: business.companyName ?? '',
    ownerFullName: business.ownerFullName ?? '',
    profileOwnerPosition: business.profileOwnerPosition ?? '',
    phoneNumber: business.phoneNumber ?? '',
    companyCategory: category,
    otherCategory: custom,
    website: business.website ?? '',
    abn: formatAbn(business.abn ?? ''),
    suburbName: business.currentSuburb ?? '',
    suburbZipCode: business.currentZipCode ?? '',
    description: business.description ?? '',
  }
}

/** Makes the request of `business/customise-company-data`, whose category is the custom one for `Others`. */
export function settingsOf(form: Readonly<BusinessForm>): RequestOf<'customiseCompanyData'> {
  const { otherCategory: custom, companyCategory, ...sentFields } = form
  return { ...sentFields, companyCategory: joinCategory(companyCategory, custom) }
}

const { companyName, ownerFullName, website, abn, description } = customiseCompanyData.shape

/** The fields of a business's settings, validated with the server's schema and the phone number's minimum length. */
export const businessSettingsForm = {
  name: 'business-settings',
  schema: businessFormSchema,
  fields: {
    companyName: { label: 'Company name', required: true, maxLength: limits.title, schema: companyName.unwrap() },
    ownerFullName: { label: 'Full name', required: true, maxLength: limits.fullName, schema: ownerFullName },
    profileOwnerPosition: { label: 'Position', maxLength: limits.name },
    phoneNumber: settingsPhoneField,
    companyCategory: {
      label: 'Category',
      required: true,
      check: (form) => (form.companyCategory === '' ? messages.business.categoryRequired : undefined),
    },
    otherCategory: {
      label: 'Other Category',
      required: true,
      maxLength: limits.name,
      check: (form) =>
        form.companyCategory === otherCategory && form.otherCategory.trim() === ''
          ? messages.business.otherCategoryRequired
          : undefined,
    },
    website: {
      label: 'Website',
      maxLength: limits.website,
      check: (form) => firstIssue(website, form.website.trim()),
    },
    abn: { label: 'ABN', maxLength: limits.name, schema: abn.unwrap() },
    ...settingsPlaceFields,
    description: { label: 'Description', required: true, maxLength: limits.description.max, schema: description },
  },
} satisfies SettingsFormDefinition<BusinessForm, BusinessField>
