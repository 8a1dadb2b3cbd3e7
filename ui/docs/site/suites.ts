// The section of a component's page about the test suites that other projects have for such a component.
import type { PeerSuite } from '../peer-case'
import { peerSuites } from '../peer-suites'

/** How many of a suite's cases have a test of ours, and how many differ. */
export const countOf = ({ cases }: PeerSuite) => ({
  cases: cases.length,
  tested: cases.filter(({ test }) => test).length,
  deviations: cases.filter(({ deviation }) => deviation).length,
})

/** The section of a component's page in Markdown: each suite's cases with our tests. Empty for a component without a suite. */
export function suitesSection(part: string): string {
  const suites = peerSuites.filter((suite) => suite.part === part)
  if (suites.length === 0) return ''
  const sections = suites.map((suite) => {
    const { cases, tested, deviations } = countOf(suite)
    const rows = suite.cases.map(
      ({ name, test = '', deviation = '' }) => `| ${name} | ${test.replace(' (%s)', '')} | ${deviation} |`,
    )
    return [
      `### ${suite.suite}`,
      `${suite.source}: ${cases} cases, ${tested} with a test of ours, which pass; ${deviations} deviations.`,
      ['| Case | Our test | Difference |', '|---|---|---|', ...rows].join('\n'),
    ].join('\n\n')
  })
  return ["## Others' test suites", ...sections].join('\n\n')
}
