// `npm run acceptance`: which stories and tests check each row of the acceptance table. `--json` for machines.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './shell.mjs'
import { sourceFiles } from './source-files.mjs'
import { storyIndex } from './story-index.mjs'
import { syntaxOf } from './syntax.mjs'

/** @import { ESTree } from 'vite' */

/**
 * @typedef {{ id: string, area: string }} Row a row of the acceptance table
 * @typedef {{ id: string, tags: string[] }} TaggedStory a story, with the tags of Storybook's index
 * @typedef {{ file: string, title: string }} TitledTest
 * @typedef {Row & { stories: string[], tests: TitledTest[] }} CoveredRow
 * @typedef {{ rows: CoveredRow[], covered: number, problems: string[] }} Coverage
 */

const idPattern = /\b[A-Z]{2,3}-\d{2}\b/g
const testNames = new Set(['it', 'test', 'describe'])
const skippingNames = new Set(['skip', 'todo', 'fixme'])

/** The most rows in one title: a test of more rows doesn't show which row broke. Use a `test.step` for each row. */
const maxRowsPerTitle = 3

/**
 * The names in a callee, outermost first: `it.each(rows)` gives `['it', 'each']`.
 * @param {ESTree.Expression | ESTree.PrivateIdentifier} callee
 * @returns {string[]}
 */
function calleeNames(callee) {
  if (callee.type === 'Identifier') return [callee.name]
  if (callee.type === 'MemberExpression') return [...calleeNames(callee.object), ...calleeNames(callee.property)]
  if (callee.type === 'CallExpression') return calleeNames(callee.callee)
  return []
}

/** @param {ESTree.Argument | undefined} node the first argument of a call @returns {string | undefined} */
function literalTitle(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral') {
    return node.quasis.map((quasi) => quasi.value.cooked).join('…')
  }
  return undefined
}

/**
 * The titles of a file's tests, groups and steps, without skipped ones.
 * @param {string} file its name decides the syntax
 * @param {string} code
 * @returns {string[]}
 */
export function testTitles(file, code) {
  return syntaxOf(file, code).nodes.flatMap((node) => {
    if (node.type !== 'CallExpression') return []
    const names = calleeNames(node.callee)
    if (!testNames.has(names[0] ?? '') || names.some((name) => skippingNames.has(name))) return []
    const title = literalTitle(node.arguments[0])
    return title === undefined ? [] : [title]
  })
}

/**
 * Finds the stories and tests that check each row. A test names a row in its title, a story with a play function in a tag.
 * `problems`: unknown rows, tagged stories without a play function, and titles with too many rows.
 * @param {Row[]} rows every row of the acceptance table
 * @param {TaggedStory[]} stories
 * @param {TitledTest[]} tests
 * @returns {Coverage}
 */
export function coverage(rows, stories, tests) {
  const known = new Set(rows.map(({ id }) => id))
  const idsIn = (/** @type {string} */ text) => [...text.matchAll(idPattern)].map(String)
  const tagged = stories.map(({ id, tags }) => ({
    id,
    rows: tags.filter((tag) => idsIn(tag)[0] === tag),
    // Storybook adds this tag to stories with a play function.
    checks: tags.includes('play-fn'),
  }))
  const problems = [
    ...tagged.flatMap(({ id, rows }) =>
      rows.filter((row) => !known.has(row)).map((row) => `${id} is tagged ${row}, which is no row of the table`),
    ),
    ...tagged
      .filter(({ rows, checks }) => rows.length > 0 && !checks)
      .map(({ id, rows }) => `${id} is tagged ${rows.join(', ')} but has no play function that checks it`),
    ...tests.flatMap(({ file, title }) =>
      idsIn(title)
        .filter((row) => !known.has(row))
        .map((row) => `${file}: "${title}" names ${row}, which is no row of the table`),
    ),
    ...tests
      .filter(({ title }) => new Set(idsIn(title)).size > maxRowsPerTitle)
      .map(({ file, title }) => `${file}: "${title}" names more than ${maxRowsPerTitle} rows. One row a step.`),
  ]
  const coveredRows = rows.map((row) => ({
    ...row,
    stories: tagged.filter(({ rows, checks }) => checks && rows.includes(row.id)).map(({ id }) => id),
    tests: tests.filter(({ title }) => idsIn(title).includes(row.id)),
  }))
  const covered = coveredRows.filter(({ stories, tests }) => stories.length + tests.length > 0).length
  return { rows: coveredRows, covered, problems }
}

/**
 * Whether every row has a check, and no story or test has a problem.
 * @param {Coverage} found
 */
export function isComplete({ rows, covered, problems }) {
  return covered === rows.length && problems.length === 0
}

/** The report: a line a row with its stories and tests, the problems, and the count. @param {Coverage} found */
export function table({ rows, covered, problems }) {
  const idWidth = Math.max(...rows.map(({ id }) => id.length))
  const areaWidth = Math.max(...rows.map(({ area }) => area.length))
  const indent = `\n${' '.repeat(idWidth + areaWidth + 4)}`
  const lines = rows.map(({ id, area, stories, tests }) => {
    const checks = [...stories, ...tests.map(({ file, title }) => `${file} "${title}"`)]
    return `${id.padEnd(idWidth)}  ${area.padEnd(areaWidth)}  ${checks.join(indent) || '—'}`
  })
  return [...lines, ...problems.map((problem) => `Wrong: ${problem}`), `covered ${covered} of ${rows.length}`].join(
    '\n',
  )
}

/** @returns {Coverage} of this repository */
function repositoryCoverage() {
  /** @type {Row[]} */
  const rows = JSON.parse(readFileSync(join(root, 'scripts/acceptance-rows.json'), 'utf8'))
  const tests = sourceFiles()
    .filter((file) => /\.(test|spec|setup)\.(ts|tsx|mjs)$/.test(file) && !file.startsWith('scripts/'))
    .flatMap((file) => testTitles(file, readFileSync(join(root, file), 'utf8')).map((title) => ({ file, title })))
  return coverage(rows, storyIndex(), tests)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = repositoryCoverage()
  console.log(process.argv.includes('--json') ? JSON.stringify(found, null, 2) : table(found))
  process.exitCode = isComplete(found) ? 0 : 1
}
