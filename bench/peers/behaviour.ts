// Presses the keys of `key-checks.ts` and runs axe on the same parts of each library, in a real browser.
// `npm run bench -- peers` runs it.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { AxeResults } from 'axe-core'
import { chromium, type Page } from 'playwright-core'
import { rolldown } from 'rolldown'
import { launchOptions } from '../../scripts/chromium.mjs'
import { type KeyCheck, keyChecks, type PartState } from './key-checks'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** A library whose page is `pages/<page>.jsx`. */
interface Library {
  name: string
  page: string
  /** Its style sheets. */
  styles: readonly string[]
}

/** The control of each part that a reader reaches by Tab, as a selector. */
const controls: Record<string, string> = {
  combobox: 'input:not([type=hidden])',
  slider: 'input[type=range], [role=slider]',
  menu: 'button',
  tabs: '[role=tab][aria-selected=true]',
  dialog: 'button',
  select: 'select, [role=combobox], button, input:not([type=hidden])',
  stepper: 'button',
  // A drop zone is focusable itself, or has a button or an input, which the page marks.
  'file-drop': '[data-control]',
  // The cells of a grid without buttons can't be focused, so that no key reaches them.
  grid: 'td button, [role=presentation]',
}

/** Two rules for whole pages are off: an open layer is outside the landmarks, and hides the page's heading. */
const axeOptions = { rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } } }

/** The keys that open a part's layer, for axe; other parts have none. */
const openingKeys: Record<string, string[]> = {
  combobox: ['ArrowDown'],
  menu: ['Enter'],
  dialog: ['Enter'],
  select: ['Space'],
}

/** The state of a part. Runs in the page, so it uses nothing from this module. */
function readState({ part, control }: { part: string; control: string }): PartState {
  const focused = document.activeElement ?? document.body
  const activeId = focused.getAttribute('aria-activedescendant')
  const active = (activeId && document.getElementById(activeId)) || focused
  const own = document.querySelector(`#${part}`)?.querySelector(control)
  const roles: string[] = []
  for (let element: Element | null = focused; element; element = element.parentElement) {
    roles.push(element.tagName === 'DIALOG' ? 'dialog' : (element.getAttribute('role') ?? ''))
  }
  const shown = [...document.querySelectorAll('[role=option], [role=menuitem]')].filter((item) =>
    item.checkVisibility(),
  )
  const input = own instanceof HTMLInputElement || own instanceof HTMLSelectElement ? own.value : undefined
  return {
    active: (active.textContent ?? '').trim(),
    focusedRoles: roles,
    focusedSection: focused.closest('section')?.id ?? '',
    value: own?.getAttribute('aria-valuenow') ?? input ?? own?.textContent ?? '',
    caret: focused instanceof HTMLInputElement ? focused.selectionStart : null,
    items: shown.map((item) => (item.textContent ?? '').trim()),
    output: document.querySelector(`#${part} output`)?.textContent ?? '',
    fileDialogs: Number(document.documentElement.dataset.fileDialogs ?? 0),
  }
}

/** Counts the presses of file inputs, also those by scripts. Runs in the page. */
function countFileDialogs(): void {
  const { dataset } = document.documentElement
  dataset.fileDialogs = '0'
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'file')
        dataset.fileDialogs = String(Number(dataset.fileDialogs) + 1)
    },
    { capture: true },
  )
}

const pageFile = ({ page }: Library) => join(import.meta.dirname, 'pages', `${page}.jsx`)

/**
 * A library's page as one HTML document, with its scripts and styles inside.
 *
 * @param folders where packages are resolved, in this order
 * @param ours the module of our own package
 */
async function bundlePage(library: Library, folders: readonly string[], ours: string): Promise<string> {
  const bundle = await rolldown({
    input: pageFile(library),
    platform: 'browser',
    resolve: {
      modules: [...folders],
      alias: {
        '@campus-gigs/ui/schedule': join(dirname(ours), 'components/schedule-grid/schedule.js'),
        '@campus-gigs/ui': ours,
      },
    },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    onLog() {},
  })
  const { output } = await bundle.generate({ format: 'iife', codeSplitting: false })
  const css = library.styles.map((file) => readFileSync(file, 'utf8')).join('\n')
  const program = output[0].code.replaceAll('</script', '<\\/script')
  return `<!doctype html><html lang="en"><title>Parts</title><style>${css}</style><main><h1>Parts</h1><div id="page"></div></main><script>${program}</script></html>`
}

/** Shows a library's page anew, with the focus on a part's control, and presses keys. */
async function show(page: Page, html: string, part: string, presses: readonly string[], pauseMs: number) {
  await page.setContent(html)
  await page.evaluate(countFileDialogs)
  await page
    .locator(`#${part}`)
    .locator(controls[part] ?? '')
    .first()
    .focus()
  // A part listens once its effects have run, and a layer takes its focus in the next frames.
  await page.waitForTimeout(pauseMs)
  // Text, which is in lower case, is typed letter by letter.
  const keys = presses.flatMap((press) => (/^[a-z]+$/.test(press) ? [...press] : [press]))
  for (const key of keys) {
    await page.keyboard.press(key)
    await page.waitForTimeout(pauseMs)
  }
}

/** Whether a check's state is reached and stays. Repeated with longer pauses, so that a slow machine does not decide it. */
async function isKept(page: Page, html: string, part: string, { presses, isReached }: KeyCheck): Promise<boolean> {
  const maxReads = 8
  // The state must be the same in so many reads in a row: it stays, and is not passed on the way to another.
  const neededReads = 3
  for (const pauseMs of [100, 600]) {
    await show(page, html, part, presses, pauseMs)
    let reachedReads = 0
    for (let read = 0; read < maxReads; read += 1) {
      const state = await page.evaluate(readState, { part, control: controls[part] ?? '' })
      reachedReads = isReached(state) ? reachedReads + 1 : 0
      if (reachedReads === neededReads) return true
      await page.waitForTimeout(pauseMs)
    }
  }
  return false
}

/** The rules that axe finds broken with a part closed and open. */
async function violationsOf(page: Page, html: string, part: string): Promise<string[]> {
  const rules = new Set<string>()
  for (const presses of [[], openingKeys[part] ?? []]) {
    await show(page, html, part, presses, 500)
    // Hide the other parts: each is checked alone.
    await page.addStyleTag({ content: `main section:not(#${part}) { display: none }` })
    await page.evaluate(axe)
    const results: AxeResults = await page.evaluate(`axe.run(${JSON.stringify(axeOptions)})`)
    for (const { id } of results.violations) rules.add(id)
  }
  return [...rules].sort()
}

/** A library's page: its source, and the HTML it is bundled into. */
interface LibraryPage {
  source: string
  html: string
}

/** The cells of one row, of each library's page in turn; – where a library has no such part. */
async function rowOf(pages: readonly LibraryPage[], part: string, cell: (html: string) => Promise<string>) {
  const cells: string[] = []
  for (const { source, html } of pages) cells.push(source.includes(`<section id="${part}">`) ? await cell(html) : '–')
  return cells.join(' | ')
}

/**
 * The table of keys and that of axe, in Markdown.
 *
 * @param folders where packages are resolved, in this order
 * @param ours the module of our own package
 */
export async function behaviourTables(libraries: readonly Library[], folders: readonly string[], ours: string) {
  const browser = await chromium.launch(launchOptions())
  try {
    // All libraries use one tab, because a page in a background tab behaves differently.
    const tab = await browser.newPage({ reducedMotion: 'reduce' })
    const pages: LibraryPage[] = []
    for (const library of libraries)
      pages.push({
        source: readFileSync(pageFile(library), 'utf8'),
        html: await bundlePage(library, folders, ours),
      })
    const columns = `${libraries.map(({ name }) => name).join(' | ')} |\n|${'---|'.repeat(libraries.length + 1)}`
    const keys = [`| | ${columns}`]
    const rules = [`| | ${columns}`]
    for (const [part, partChecks] of Object.entries(keyChecks)) {
      for (const check of partChecks) {
        const cells = await rowOf(pages, part, async (html) => ((await isKept(tab, html, part, check)) ? '✓' : '✗'))
        keys.push(`| ${part}: ${check.keys}, ${check.effect} | ${cells} |`)
        console.log(keys.at(-1))
      }
      const broken = await rowOf(
        pages,
        part,
        async (html) => (await violationsOf(tab, html, part)).join(', ') || 'none',
      )
      rules.push(`| ${part} | ${broken} |`)
      console.log(rules.at(-1))
    }
    return { keys: keys.join('\n'), rules: rules.join('\n') }
  } finally {
    await browser.close()
  }
}
