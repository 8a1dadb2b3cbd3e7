// `npm run visual`: every story is played and pictured, and the pictures compared with the committed ones, pixel by pixel;
// axe checks the screens. The library's stories it checks in stories/library, with more rules.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { duration, root, say, withLocalPrograms } from '../scripts/shell.mjs'
import { Baselines } from './baselines'
import { openStudio } from './camera'
import { writeReport } from './report'
import { selfCheck } from './self-check'
import { problemsOf, runSession } from './session'
import { type IndexEntry, shotsOf } from './shots'
import { serveFolder } from './static-server'

const help = `Plays every story, checks the screens with axe, and compares each picture with visual-tests/baselines.
  --update        record the pictures instead of comparing them
  --filter=text   only stories whose id contains the text
  --no-build      use the Storybook in dist/storybook as it is
  --pages=n       stories shown at once (2)
  --self-check    prove on a real story that one pixel is noticed, and nothing else
  --json=file     write the counts there`

const { values } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    filter: { type: 'string', default: '' },
    'no-build': { type: 'boolean', default: false },
    pages: { type: 'string', default: '2' },
    'self-check': { type: 'boolean', default: false },
    json: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

const storybook = join(root, 'dist/storybook')
const output = join(root, 'visual-tests/output')

function buildStorybook(): void {
  say('Building Storybook')
  const { status } = spawnSync('npm', ['run', '--silent', 'build-storybook'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: withLocalPrograms(),
  })
  if (status !== 0) throw new Error('Storybook did not build.')
}

function indexEntries(): IndexEntry[] {
  const path = join(storybook, 'index.json')
  if (!existsSync(path)) throw new Error('There is no Storybook in dist/storybook: run without --no-build.')
  return Object.values(JSON.parse(readFileSync(path, 'utf8')).entries)
}

async function main(): Promise<boolean> {
  if (!values['no-build']) buildStorybook()
  const shots = shotsOf(indexEntries()).filter(({ storyId }) => storyId.includes(values.filter))
  const started = Date.now()
  const served = await serveFolder(storybook)
  const studio = await openStudio(served.url, Number(values.pages))
  try {
    const baselines = new Baselines(join(root, 'visual-tests/baselines'))
    if (values['self-check']) {
      const [shot] = shots
      const [camera] = studio.cameras
      if (!shot || !camera) throw new Error('There is no story to check with.')
      const proofs = await selfCheck(shot, camera)
      for (const { claim, holds } of proofs) say(`${holds ? 'Holds' : 'DOES NOT HOLD'}: ${claim}`)
      return proofs.every(({ holds }) => holds)
    }
    const recordedWith = baselines.browser
    if (values.update) baselines.browser = studio.browserVersion
    else if (recordedWith && recordedWith !== studio.browserVersion) {
      say(
        `The baselines were recorded with ${recordedWith}; this is ${studio.browserVersion}, which may draw otherwise`,
      )
    }
    const pictures = shots.filter(({ pictured }) => pictured).length
    say(
      `${values.update ? 'Recording' : 'Comparing'} ${pictures} pictures of ${new Set(shots.map(({ storyId }) => storyId)).size} stories`,
    )
    let shown = 0
    const result = await runSession({
      shots,
      onOutcome: (o) => {
        shown += 1
        if (process.env.TRACE_SHOTS) console.log(Date.now() - started, o.kind, o.key)
        if (shown % 200 === 0) say(`${shown} of ${shots.length} shown after ${duration(Date.now() - started)}`)
      },
      photographers: studio.cameras,
      baselines,
      update: values.update,
      complete: values.filter === '',
    })
    const problems = problemsOf(result)
    for (const problem of problems) say(problem)
    const bad = result.outcomes.filter(({ kind }) => ['different', 'missing', 'failed'].includes(kind)).length
    const recorded = result.outcomes.filter(({ kind }) => kind === 'recorded').length
    const failed = problems.length
    const passed = result.outcomes.length - bad
    if (values.json) writeFileSync(values.json, JSON.stringify({ passed, failed }))
    const report = writeReport(output, result)
    say(
      `${passed} as they should be${recorded ? ` (${recorded} recorded)` : ''}, ${failed} to look at, ${duration(Date.now() - started)}`,
    )
    if (failed > 0) say(`Look at them side by side: ${report}`)
    return failed === 0
  } finally {
    await studio.close()
    served.stop()
  }
}

if (values.help) console.log(help)
else process.exitCode = (await main()) ? 0 : 1
