import axe from 'axe-core'

/** About a whole page, which a part alone is not: the screens' own tests hold them. */
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one', 'bypass', 'document-title', 'html-has-lang']

/** Rules we do not promise: the AAA ones, and those that only ask for a person's eye. */
const isPromised = ({ tags }: axe.RuleMetadata) =>
  !tags.some((tag) => tag === 'wcag2aaa' || tag === 'deprecated' || tag === 'review-item' || tag.endsWith('obsolete'))

/** Options for `axe.run`: every rule there is, best practices and experimental ones too. */
export const everyRule: axe.RunOptions = {
  resultTypes: ['violations'],
  rules: Object.fromEntries(
    axe.getRules().map((rule) => [rule.ruleId, { enabled: isPromised(rule) && !pageRules.includes(rule.ruleId) }]),
  ),
}

/** Options for `axe.run`: the rules that look at colours. */
export const rulesOfColour: axe.RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['color-contrast', 'link-in-text-block'],
}
