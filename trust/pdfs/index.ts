import { type ChildProcess, fork } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Figure } from '../../scripts/run-parts'

/*
 * Checks every PDF of a folder (`--corpus=<folder>`), such as pdf.js's own tests, as the server checks a resume. A
 * child process runs the server's code, so that a PDF that ends or blocks it is counted.
 */

/** The server ends the check of a PDF after ten seconds. A child without a verdict by now hangs. */
const timeoutMs = 30_000
const corpus = process.argv.find((argument) => argument.startsWith('--corpus='))?.slice('--corpus='.length)

const startChild = () => fork(join(import.meta.dirname, 'check.ts'), { execArgv: ['--import', 'tsx'] })

/** Sends a PDF to a child. @returns the child's verdict, `crashed` when the child ended, or `hung` */
function check(child: ChildProcess, path: string): Promise<string> {
  return new Promise((resolve) => {
    const settle = (verdict: string) => {
      clearTimeout(deadline)
      child.removeAllListeners()
      resolve(verdict)
    }
    const deadline = setTimeout(() => settle('hung'), timeoutMs)
    child.once('message', (verdict) => settle(String(verdict)))
    child.once('exit', () => settle('crashed'))
    child.send(path)
  })
}

async function listPdfs(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && entry.name.toLowerCase().endsWith('.pdf'))
    .map((entry) => join(entry.parentPath, entry.name))
}

/** Counts the verdicts over the corpus. Without one there is no figure, and the goal is not reached. */
export async function run(): Promise<Figure> {
  const goal = 'each PDF accepted or refused with a reason: 0 crashed, 0 hung'
  const paths = corpus === undefined ? [] : await listPdfs(corpus)
  if (paths.length === 0) return { goal, isKept: false, measured: 'not measured: no PDFs in --corpus=<folder>' }
  const counts = new Map<string, number>()
  let failures = 0
  let child = startChild()
  for (const path of paths) {
    const verdict = await check(child, path)
    counts.set(verdict, (counts.get(verdict) ?? 0) + 1)
    if (verdict !== 'accepted') console.log(`${path}: ${verdict}`)
    if (verdict !== 'crashed' && verdict !== 'hung') continue
    failures += 1
    child.kill('SIGKILL')
    child = startChild()
  }
  child.kill()
  const verdicts = [...counts].map(([verdict, count]) => `${count} ${verdict}`)
  return { goal, isKept: failures === 0, measured: `${paths.length} PDFs: ${verdicts.join('; ')}` }
}
