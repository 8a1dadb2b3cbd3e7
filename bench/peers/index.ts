// `npm run bench -- peers`: writes to docs/comparison.md what parts of other libraries weigh, have and do beside ours. The
// libraries are installed in a folder of their own, since nothing else needs them.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { behaviourTables } from './behaviour'
import { featureTable } from './features'
import { sizeTable } from './size-table'

/** The peers and what they need, in the versions that are compared. */
const versions = {
  'react-aria-components': '1.22.1',
  '@base-ui/react': '1.9.0',
  '@mantine/core': '9.7.3',
  '@mantine/hooks': '9.7.3',
  '@mantine/dropzone': '9.7.3',
  '@ariakit/react': '0.4.40',
  'react-schedule-selector': '3.0.2',
  // Imported by react-schedule-selector, which doesn't ask for it.
  'core-js': '3.51.0',
}
/** Installs the peers' pinned versions in a folder, without React, which the repository has. */
function installPeers(folder: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: versions }))
  const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
  execFileSync('npm', ['install', ...flags], { cwd: folder, stdio: 'inherit' })
}

/** Installs the peers and writes all tables. */
export async function run(): Promise<boolean> {
  const repository = join(import.meta.dirname, '../..')
  const folder = join(repository, 'dist/peers')
  const modules = join(folder, 'node_modules')
  installPeers(folder)
  execFileSync('npm', ['run', '--silent', 'build', '-w', 'ui'], { cwd: repository, stdio: 'inherit' })
  const own = { name: '@campus-gigs/ui', page: 'ours', styles: [join(repository, 'ui/dist/styles.css')] }
  const libraries = [
    { name: 'React Aria Components', page: 'react-aria-components', styles: [] },
    { name: 'Base UI', page: 'base-ui', styles: [] },
    { name: 'Mantine', page: 'mantine', styles: [join(modules, '@mantine/core/styles.css')] },
    { name: 'Ariakit', page: 'ariakit', styles: [] },
  ]
  const scheduleSelector = { name: 'react-schedule-selector', page: 'react-schedule-selector', styles: [] }
  const tables: Record<string, string> = {
    sizes: await sizeTable(folder),
    features: featureTable(
      libraries.map(({ name }) => name),
      modules,
    ),
    ...(await behaviourTables(
      [own, ...libraries, scheduleSelector],
      // react-schedule-selector has an old date-fns of its own.
      [join(modules, 'react-schedule-selector/node_modules'), modules, join(repository, 'node_modules')],
      join(repository, 'ui/dist/index.js'),
    )),
  }
  writeTables(join(repository, 'docs/comparison.md'), tables)
  return true
}

/** Replaces each table in a Markdown file, which is between `<!-- name -->` and `<!-- /name -->`. @throws without these markers */
function writeTables(file: string, tables: Readonly<Record<string, string>>): void {
  let text = readFileSync(file, 'utf8')
  for (const [name, table] of Object.entries(tables)) {
    const marked = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(\\n<!-- /${name} -->)`)
    if (!marked.test(text)) throw new Error(`docs/comparison.md has lost its markers <!-- ${name} -->`)
    text = text.replace(marked, `$1${table}$2`)
  }
  writeFileSync(file, text)
}
