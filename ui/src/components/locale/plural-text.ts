/** The texts of a count by the language's plural categories; `other` is used for those that are missing. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/**
 * A text that depends on a count, by the plural rules of a language.
 *
 * @param language a BCP 47 language tag
 * @param forms the texts; `#` stands for the count, formatted for the language
 * @throws RangeError for an invalid language tag
 */
export function pluralText(language: string, forms: PluralForms): (count: number) => string {
  const rules = new Intl.PluralRules(language)
  const numbers = new Intl.NumberFormat(language)
  return (count) => (forms[rules.select(count)] ?? forms.other).replaceAll('#', numbers.format(count))
}
