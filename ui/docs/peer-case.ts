// The shape of the tables in `*-suites.ts`: the test suites that other projects have for a component like ours, and for each
// of their cases our test of the same behaviour, or the reason why there is none. A docs page shows each table.

/** One case of another project's suite. */
export interface PeerCase {
  /** The case's name in that suite. */
  name: string
  /** The title of our test of the same behaviour. A test checks that it exists. */
  test?: string
  /** Why ours behaves differently, or why there is nothing to test. With a `test`, that test checks our behaviour. */
  deviation?: string
}

/** Another project's suite for a component like one of ours. */
export interface PeerSuite {
  /** Our component, by the name of its docs page and of the folder of its tests: `combobox`. */
  part: string
  /** The folders of our tests. Default: the part's own. */
  folders?: readonly string[]
  /** The suite's name, which is its heading on the docs page. */
  suite: string
  /** The repository, commit and file of the suite. */
  source: string
  cases: readonly PeerCase[]
}

/** Cases of these names, whose behaviour one test of ours checks. */
export const covered = (test: string, ...names: string[]): PeerCase[] => names.map((name) => ({ name, test }))

/** Cases of these names, for which ours has nothing to test. */
export const withoutCounterpart = (deviation: string, ...names: string[]): PeerCase[] =>
  names.map((name) => ({ name, deviation }))

/** Cases of these names, in which ours behaves differently. The test checks our behaviour. */
export const different = (test: string, deviation: string, ...names: string[]): PeerCase[] =>
  names.map((name) => ({ name, test, deviation }))

/** Begins the names of the suites of the W3C's examples. */
export const apg = 'ARIA Authoring Practices'

/** The source of a suite of the W3C's examples. */
export const apgSource = (file: string) => `w3c/aria-practices at commit 18c1a2f, test/tests/${file}.js`
