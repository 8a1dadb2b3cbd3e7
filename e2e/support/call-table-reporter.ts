import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'
import { callsAnnotation, callTable, type Journey, markdownOf, problemsOf } from './call-table'

/** Matches command-line options that exclude journeys. */
const filterOption = /^(-g|-G|--(grep|grep-invert|project|shard|last-failed|only-changed|test-list)(=|$))/

/**
 * Writes the table of calls × journeys to `test-results/calls.md`. When every journey ran and passed, the run fails if
 * no page made one of the contract's calls.
 */
export default class CallTableReporter implements Reporter {
  readonly #journeys: Journey[] = []
  #suite: Suite | undefined
  #isFiltered = false
  #file = ''

  onBegin(config: FullConfig, suite: Suite): void {
    const chosenSpecs = new Set(suite.allTests().map(({ location }) => location.file))
    const specs = readdirSync(config.rootDir).filter((name) => name.endsWith('.spec.ts'))
    const hasFilter = process.argv.some((argument) => filterOption.test(argument))
    this.#isFiltered = hasFilter || !specs.every((name) => chosenSpecs.has(join(config.rootDir, name)))
    this.#suite = suite
    this.#file = join(config.rootDir, '../test-results/calls.md')
  }

  onTestEnd({ title }: TestCase, { annotations }: TestResult): void {
    const calls = annotations.find(({ type }) => type === callsAnnotation)?.description
    if (calls) this.#journeys.push({ title, calls: JSON.parse(calls) })
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] } | undefined> {
    const allRan = this.#suite?.allTests().every(({ results }) => results.length > 0)
    if (this.#isFiltered || !allRan || status !== 'passed') return undefined
    const table = callTable(this.#journeys)
    mkdirSync(dirname(this.#file), { recursive: true })
    writeFileSync(this.#file, markdownOf(table))
    const problems = problemsOf(table)
    for (const problem of problems) console.error(problem)
    return problems.length > 0 ? { status: 'failed' } : undefined
  }
}
