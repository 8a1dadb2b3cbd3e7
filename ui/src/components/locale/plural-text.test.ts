import { describe, expect, it } from 'vitest'
import { pluralText } from './plural-text'

describe('LS-05 a text with a count', () => {
  it('LS-05 uses the plural categories of its language', () => {
    const polish = pluralText('pl', { one: '# opcja', few: '# opcje', many: '# opcji', other: '# opcji' })
    expect([0, 1, 2, 5, 12, 22, 25].map(polish)).toEqual([
      '0 opcji',
      '1 opcja',
      '2 opcje',
      '5 opcji',
      '12 opcji',
      '22 opcje',
      '25 opcji',
    ])
  })

  it('formats the count for its language, and uses `other` for a missing category', () => {
    expect(pluralText('de', { other: '# von #' })(1234)).toBe('1.234 von 1.234')
    expect(pluralText('pl', { other: '# opcji' })(1)).toBe('1 opcji')
  })
})
