import { Combobox, TextField } from '@campus-gigs/ui'
import { businessCategories, otherCategory } from '@/domain'
import type { FormFieldsProps } from './form-fields-props'

const itself = (category: string) => category

/** The business's category: a preset, or a custom one. */
export function CategoryFields({ form, fields, onChange }: FormFieldsProps) {
  return (
    <>
      <Combobox
        label="Category"
        required
        options={businessCategories}
        optionKey={itself}
        optionLabel={itself}
        value={businessCategories.find((category) => category === form.companyCategory) ?? null}
        onChange={(category) => onChange({ companyCategory: category ?? '' })}
        error={fields.errorOf('companyCategory')}
        onBlur={() => fields.leave('companyCategory')}
      />
      {form.companyCategory === otherCategory && <TextField {...fields.text('otherCategory')} />}
    </>
  )
}
