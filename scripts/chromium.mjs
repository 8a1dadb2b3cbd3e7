// Finds the Chromium that the tests drive. Imports only Node, because it runs before packages are installed.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Flags of every run: no sandbox (containers run as root), no GPU, and no background traffic. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The name of Debian's package, and of its program: Chromium's headless shell, which has no window. */
const headlessShell = 'chromium-headless-shell'

/** How long apt waits for another apt's lock, such as that of the updates after a machine starts. */
const packageLockTimeoutSeconds = 600

/** Program names of browsers with a window, preferred first. */
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The paths of Chrome on macOS and Windows, which are not on PATH. */
const knownPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Whether a path is a program that this process may run. @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * The path of an installed Chromium or Chrome: `CHROMIUM_PATH` when set, else the headless shell, else the first one found.
 * @returns {string | undefined} undefined when none is installed; Playwright then uses its own
 * @throws when `CHROMIUM_PATH` names no program, because a silent second choice would hide the mistake
 */
export function chromiumPath(env = process.env) {
  const wanted = env.CHROMIUM_PATH
  if (wanted) {
    if (!isExecutable(wanted)) {
      throw new Error(`CHROMIUM_PATH is ${wanted}, which is not a program. Correct or unset it.`)
    }
    return wanted
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const inFolders = (/** @type {string} */ program) => folders.map((folder) => join(folder, program))
  return [...[headlessShell, ...browsers].flatMap(inFolders), ...knownPaths].find(isExecutable)
}

/** Options for Playwright's `launch`, the same in every runner. */
export function launchOptions() {
  return { executablePath: chromiumPath(), args: chromiumFlags }
}

/** Runs a program. @param {string} command @param {string[]} args @returns {boolean} whether it succeeded */
function run(command, args) {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0
}

/** Whether Playwright's own Chromium is downloaded. Asked in another process, because Playwright may not be installed. */
function hasPlaywrightChromium() {
  const script = "import('playwright').then(({ chromium }) => console.log(chromium.executablePath()))"
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  return existsSync((stdout ?? '').trim())
}

/** Whether this process may install Debian's packages. */
function isRootOnDebian() {
  const release = '/etc/os-release'
  return process.getuid?.() === 0 && existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8'))
}

/**
 * Makes sure a browser is there: the one `CHROMIUM_PATH` names, else Debian's headless shell of Chromium (installed for
 * root), else an installed Chromium or Chrome, else Playwright's own.
 * @param {(line: string) => void} say prints a line of progress
 * @returns {string | undefined} the installed browser's path; undefined means Playwright's own
 * @throws when none of the ways worked, naming what to do
 */
export function ensureChromium(say) {
  const hasShell = chromiumPath()?.endsWith(headlessShell)
  if (!process.env.CHROMIUM_PATH && !hasShell && isRootOnDebian()) {
    say(`Installing Debian's ${headlessShell}`)
    // `update` fails while another apt holds the lock; the existing package lists may be enough.
    run('apt-get', ['update', '-q'])
    run('apt-get', ['install', '-y', '-q', '-o', `DPkg::Lock::Timeout=${packageLockTimeoutSeconds}`, headlessShell])
  }
  const installed = chromiumPath()
  if (installed) {
    say(`Browser: ${installed}`)
    return installed
  }
  if (hasPlaywrightChromium()) {
    say("Browser: Playwright's own Chromium")
    return undefined
  }
  say("No browser found: downloading Playwright's Chromium")
  if (run('npx', ['playwright', 'install', 'chromium'])) return undefined
  throw new Error(
    'No browser for the tests. Install Chromium or Google Chrome, or set CHROMIUM_PATH to one, and try again.',
  )
}
