import axe from 'axe-core'

/** Rules about a whole page, which apply to screens only. */
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one', 'bypass', 'document-title', 'html-has-lang']

/** Excludes the AAA rules, deprecated ones, and those whose result a person must review. */
const isIncluded = ({ tags }: axe.RuleMetadata) =>
  !tags.some((tag) => tag === 'wcag2aaa' || tag === 'deprecated' || tag === 'review-item' || tag.endsWith('obsolete'))

/** Options for `axe.run`: all rules, with best practices and experimental ones. */
export const everyRule: axe.RunOptions = {
  resultTypes: ['violations'],
  rules: Object.fromEntries(
    axe.getRules().map((rule) => [rule.ruleId, { enabled: isIncluded(rule) && !pageRules.includes(rule.ruleId) }]),
  ),
}

export const colourRules: axe.RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['color-contrast', 'link-in-text-block'],
}
