import type { FormFields } from '@/features/shared'
import type { BusinessField, BusinessForm } from '../settings'

/** What the parts of the form take. */
export interface FormFieldsProps {
  form: Readonly<BusinessForm>
  fields: FormFields<BusinessField>
  onChange: (changes: Partial<BusinessForm>) => void
}
