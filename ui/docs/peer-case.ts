// What a test suite of others is, and how its cases are tied to tests of ours.

/** One case of another's suite, under the name it has there. */
export interface PeerCase {
  name: string
  /** The title of our test of the same behaviour. */
  test?: string
  /** Why ours differs, or why there is nothing to test. With a `test`, it checks what ours does instead. */
  deviation?: string
}

/** A suite of others for one of our components. */
export interface PeerSuite {
  /** The component's page, and the folder of its tests. */
  part: string
  /** The folders of the tests, where there are other ones. */
  folders?: readonly string[]
  suite: string
  /** Repository and file. */
  source: string
  cases: readonly PeerCase[]
}

/** Cases that one test of ours covers. */
export const covered = (test: string, ...names: string[]): PeerCase[] => names.map((name) => ({ name, test }))
/** Cases without a counterpart. */
export const withoutCounterpart = (deviation: string, ...names: string[]): PeerCase[] =>
  names.map((name) => ({ name, deviation }))
/** Cases in which ours does something else, which a test of ours checks. */
export const different = (test: string, deviation: string, ...names: string[]): PeerCase[] =>
  names.map((name) => ({ name, test, deviation }))

export const apg = 'ARIA Authoring Practices'
/** The source of a suite of the W3C's examples. */
export const apgSource = (file: string) => `w3c/aria-practices at commit 18c1a2f, test/tests/${file}.js`
