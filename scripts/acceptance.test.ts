import { describe, expect, it } from 'vitest'
import { coverage, formatCoverage, isComplete, testTitles } from './acceptance.mjs'
import rows from './acceptance-rows.json'

const story = (id: string, ...tags: string[]) => ({ id, tags })
const twoRows = [
  { id: 'AA-01', area: 'first' },
  { id: 'AA-02', area: 'second' },
]

describe('the titles of a test file', () => {
  it('finds tests, groups, steps and tables, in TypeScript and JSX', () => {
    const code = `
      describe('AA-01 a group', () => {
        it('plain', () => {})
        it.each([[1], [2]])('AA-02 row %s', (n: number) => {})
        test(\`AA-01 \${name} template\`, async () => { await test.step('AA-02 step', () => <p>hi</p>) })
      })`
    expect(testTitles('a.test.tsx', code)).toEqual([
      'AA-01 a group',
      'plain',
      'AA-02 row %s',
      'AA-01 … template',
      'AA-02 step',
    ])
  })

  it('leaves out skipped tests, and strings and comments that are not titles', () => {
    const code = `it.skip('AA-01', f); test.fixme('AA-01', f); it.todo('AA-01'); expect('AA-01'); const a = 'AA-01' // it('AA-01')`
    expect(testTitles('a.test.ts', code)).toEqual([])
  })
})

describe('coverage', () => {
  it('counts a row named by a test or by a story with a play function', () => {
    const found = coverage(
      twoRows,
      [story('s--one', 'AA-01', 'play-fn')],
      [{ file: 'a.test.ts', title: 'AA-02 works' }],
    )
    expect(found).toMatchObject({ covered: 2, problems: [] })
    expect(found.rows[0]?.stories).toEqual(['s--one'])
    expect(found.rows[1]?.tests).toEqual([{ file: 'a.test.ts', title: 'AA-02 works' }])
  })

  it('reports a tagged story without a play function, and does not count it', () => {
    const found = coverage(twoRows, [story('s--one', 'AA-01')], [])
    expect(found.covered).toBe(0)
    expect(found.problems).toEqual(['s--one is tagged AA-01 but has no play function that checks it'])
  })

  it('reports an unknown ID in a tag and in a title', () => {
    const found = coverage(twoRows, [story('s--one', 'ZZ-99', 'play-fn')], [{ file: 'a.test.ts', title: 'QQ-01' }])
    expect(found.covered).toBe(0)
    expect(found.problems).toHaveLength(2)
  })

  it('ignores other tags, and words that only resemble an ID', () => {
    const found = coverage(twoRows, [story('s--one', 'dark', 'no-visual', 'UTF-8')], [{ file: 'a', title: 'AA-011' }])
    expect(found).toMatchObject({ covered: 0, problems: [] })
  })

  it('counts the rows named by the steps of a journey', () => {
    const code = `test('a whole life', async () => {
      await test.step('AA-01 first', f)
      await test.step('AA-02 then', f, { box: true })
    })`
    const tests = testTitles('a.spec.ts', code).map((title) => ({ file: 'a.spec.ts', title }))
    expect(coverage(twoRows, [], tests)).toMatchObject({ covered: 2, problems: [] })
  })

  it('reports a title with more than three rows', () => {
    const rows = ['AA-01', 'AA-02', 'AA-03', 'AA-04'].map((id) => ({ id, area: '' }))
    const titled = (title: string) => coverage(rows, [], [{ file: 'a.spec.ts', title }]).problems
    expect(titled('AA-01 AA-02 AA-03 (AA-01 again)')).toEqual([])
    expect(titled('AA-01 AA-02 AA-03 AA-04 all')).toEqual([
      'a.spec.ts: "AA-01 AA-02 AA-03 AA-04 all" names more than 3 rows. One row a step.',
    ])
  })

  it('is complete only when every row has a check and there are no problems', () => {
    const titled = (...titles: string[]) =>
      isComplete(
        coverage(
          twoRows,
          [],
          titles.map((title) => ({ file: 'a.test.ts', title })),
        ),
      )
    expect(titled('AA-01', 'AA-02')).toBe(true)
    expect(titled('AA-01')).toBe(false)
    expect(titled('AA-01', 'AA-02', 'ZZ-99')).toBe(false)
  })

  it('prints each row once and the count last', () => {
    const lines = formatCoverage(coverage(twoRows, [], [{ file: 'a.test.ts', title: 'AA-02 works' }])).split('\n')
    expect(lines).toEqual(['AA-01  first   —', 'AA-02  second  a.test.ts "AA-02 works"', 'covered 1 of 2'])
  })
})

it('the list of rows has each ID once', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  expect(rows.every(({ id }) => /^[A-Z]{2,3}-\d{2}$/.test(id))).toBe(true)
})
