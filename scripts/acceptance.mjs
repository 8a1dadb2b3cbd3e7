// `npm run acceptance`: prints which stories and tests check each row of the acceptance table, and fails when a row has none.
// `--json` prints the same as JSON.
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

/** A row's id, such as `SW-05`. */
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

/**
 * A test's title. Each expression in a template is `…`.
 * @param {ESTree.Argument | undefined} node the first argument of a call
 * @returns {string | undefined} undefined for a title that is no literal
 */
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

/** The rows that a text names. @param {string} text */
const rowIdsIn = (text) => [...text.matchAll(idPattern)].map(String)

/**
 * What a story's tags say: the rows that it names, and whether it checks them by a play function.
 * @param {TaggedStory} story
 */
function readTags({ id, tags }) {
  // Storybook adds this tag to stories with a play function.
  return { id, rowIds: tags.filter((tag) => rowIdsIn(tag)[0] === tag), hasPlay: tags.includes('play-fn') }
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
  const storiesWithRows = stories.map(readTags)
  const coveredRows = rows.map((row) => ({
    ...row,
    stories: storiesWithRows.filter(({ rowIds, hasPlay }) => hasPlay && rowIds.includes(row.id)).map(({ id }) => id),
    tests: tests.filter(({ title }) => rowIdsIn(title).includes(row.id)),
  }))
  const covered = coveredRows.filter(({ stories, tests }) => stories.length + tests.length > 0).length
  const knownIds = new Set(rows.map(({ id }) => id))
  return {
    rows: coveredRows,
    covered,
    problems: [
      ...storiesWithRows.flatMap((story) => unknownRowsOfStory(story, knownIds)),
      ...storiesWithRows.flatMap(missingPlay),
      ...tests.flatMap((test) => unknownRowsOfTest(test, knownIds)),
      ...tests.flatMap(tooManyRows),
    ],
  }
}

/** @param {ReturnType<typeof readTags>} story @param {Set<string>} knownIds @returns {string[]} a problem for each unknown row */
function unknownRowsOfStory({ id, rowIds }, knownIds) {
  const unknown = rowIds.filter((rowId) => !knownIds.has(rowId))
  return unknown.map((rowId) => `${id} is tagged ${rowId}, which is no row of the table`)
}

/** @param {ReturnType<typeof readTags>} story @returns {string[]} a problem when the story names rows but checks nothing */
function missingPlay({ id, rowIds, hasPlay }) {
  if (rowIds.length === 0 || hasPlay) return []
  return [`${id} is tagged ${rowIds.join(', ')} but has no play function that checks it`]
}

/** @param {TitledTest} test @param {Set<string>} knownIds @returns {string[]} a problem for each unknown row in the title */
function unknownRowsOfTest({ file, title }, knownIds) {
  const unknown = rowIdsIn(title).filter((rowId) => !knownIds.has(rowId))
  return unknown.map((rowId) => `${file}: "${title}" names ${rowId}, which is no row of the table`)
}

/** @param {TitledTest} test @returns {string[]} a problem when the title names more than `maxRowsPerTitle` rows */
function tooManyRows({ file, title }) {
  if (new Set(rowIdsIn(title)).size <= maxRowsPerTitle) return []
  return [`${file}: "${title}" names more than ${maxRowsPerTitle} rows. One row a step.`]
}

/**
 * Whether every row has a check, and no story or test has a problem.
 * @param {Coverage} found
 */
export function isComplete({ rows, covered, problems }) {
  return covered === rows.length && problems.length === 0
}

/**
 * The report as text: a line for each row with its stories and tests, the problems, and the count.
 * @param {Coverage} found
 */
export function formatCoverage({ rows, covered, problems }) {
  const idWidth = Math.max(...rows.map(({ id }) => id.length))
  const areaWidth = Math.max(...rows.map(({ area }) => area.length))
  const indent = `\n${' '.repeat(idWidth + areaWidth + 4)}`
  const lines = rows.map(({ id, area, stories, tests }) => {
    const checks = [...stories, ...tests.map(({ file, title }) => `${file} "${title}"`)]
    return `${id.padEnd(idWidth)}  ${area.padEnd(areaWidth)}  ${checks.join(indent) || '—'}`
  })
  const problemLines = problems.map((problem) => `Wrong: ${problem}`)
  return [...lines, ...problemLines, `covered ${covered} of ${rows.length}`].join('\n')
}

/** Reads the table, the stories and the tests of this repository. @returns {Coverage} */
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
  console.log(process.argv.includes('--json') ? JSON.stringify(found, null, 2) : formatCoverage(found))
  process.exitCode = isComplete(found) ? 0 : 1
}
