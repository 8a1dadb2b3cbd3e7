// `npm run chromatic`: publishes the stories to Chromatic, which takes their pictures and shows what changed.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './shell.mjs'

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    'Chromatic needs a project token. Copy it from Manage → Configure of your project on chromatic.com, then run:\n' +
      '  CHROMATIC_PROJECT_TOKEN=<token> npm run chromatic\n' +
      'Without one, npm run visual compares the pictures on this machine.',
  )
  process.exit(1)
}

const cli = join(root, 'node_modules/.bin/chromatic')
const options = ['--build-script-name', 'build-storybook', ...process.argv.slice(2)]
const { status } = spawnSync(cli, options, { cwd: root, stdio: 'inherit' })
process.exit(status ?? 1)
