// Keys and axe: the same parts of each library, in a real browser, by the same table. `npm run bench -- peers` runs it.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { AxeResults } from 'axe-core'
import { chromium, type Page } from 'playwright-core'
import { rolldown } from 'rolldown'
import { launchOptions } from '../../scripts/chromium.mjs'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** A library whose page is `pages/<page>.jsx`. */
interface Library {
  name: string
  page: string
  /** Its style sheets. */
  styles: readonly string[]
}

/** What a key must do: its steps on the part's page, and the state that must follow. */
interface KeyCheck {
  keys: string
  effect: string
  /** Pressed one after the other; text that is no key's name is typed. */
  presses: readonly string[]
  isReached: (state: PartState) => boolean
}

/** What a reader can tell of a part. */
interface PartState {
  /** The text of the active option or item, else of the focused element. */
  active: string
  /** The roles of the focused element and of what is around it. */
  focusedRoles: readonly string[]
  /** The section that has the focus; empty in a layer. */
  focusedSection: string
  /** The value of the part's own control, or its text. */
  value: string
  /** The caret's position in a text control. */
  caret: number | null
  /** The texts of the options and items that are shown. */
  items: readonly string[]
  /** What the page holds for the part: the current step, or how many times are free. */
  output: string
  /** How often the part opened the browser's dialog for files. */
  fileDialogs: number
}

const isOption = ({ active, items }: PartState) => items.includes(active)
const isClosed = ({ items }: PartState) => items.length === 0
const at = (active: string) => (state: PartState) => state.active === active
const has = (value: string) => (state: PartState) => state.value.includes(value)
const holds = (output: string) => (state: PartState) => state.output === output
const hasOpenedFiles = ({ fileDialogs }: PartState) => fileDialogs === 1
const isInDialog = ({ focusedRoles }: PartState) => focusedRoles.some((role) => role.endsWith('dialog'))
const numberOf = ({ value }: PartState) => Number(value)
const times = (count: number, key: string) => Array.from({ length: count }, () => key)

const checks: Record<string, readonly KeyCheck[]> = {
  combobox: [
    { keys: 'text', effect: 'filters', presses: ['ban'], isReached: ({ items }) => items.join() === 'Banana' },
    { keys: '↓', effect: 'opens the list', presses: ['ArrowDown'], isReached: ({ items }) => items.length === 3 },
    { keys: '↑', effect: 'opens at the last option', presses: ['ArrowUp'], isReached: at('Cherry') },
    {
      keys: 'Alt+↓',
      effect: 'opens without an active option',
      presses: ['Alt+ArrowDown'],
      isReached: (state) => state.items.length === 3 && !isOption(state),
    },
    { keys: 'text ↓ Enter', effect: 'chooses', presses: ['b', 'ArrowDown', 'Enter'], isReached: has('Banana') },
    { keys: 'Escape', effect: 'closes', presses: ['ArrowDown', 'Escape'], isReached: isClosed },
    { keys: 'Escape Escape', effect: 'clears', presses: ['b', 'Escape', 'Escape'], isReached: ({ value }) => !value },
    {
      keys: '←',
      effect: 'goes back to the text',
      presses: ['a', 'ArrowDown', 'ArrowLeft'],
      isReached: (state) => !isOption(state),
    },
    {
      keys: 'Home',
      effect: 'goes to the start of the text',
      presses: ['a', 'ArrowDown', 'Home'],
      isReached: ({ caret }) => caret === 0,
    },
    {
      keys: 'Tab',
      effect: 'leaves and closes',
      presses: ['ArrowDown', 'Tab'],
      isReached: (state) => isClosed(state) && state.focusedSection !== 'combobox',
    },
  ],
  slider: [
    { keys: '→', effect: 'a step up', presses: ['ArrowRight'], isReached: has('51') },
    { keys: '←', effect: 'a step down', presses: ['ArrowLeft'], isReached: has('49') },
    { keys: '↑', effect: 'a step up', presses: ['ArrowUp'], isReached: has('51') },
    { keys: '↓', effect: 'a step down', presses: ['ArrowDown'], isReached: has('49') },
    { keys: 'Page Up', effect: 'more than a step up', presses: ['PageUp'], isReached: (state) => numberOf(state) > 51 },
    {
      keys: 'Page Down',
      effect: 'more than a step down',
      presses: ['PageDown'],
      isReached: (state) => numberOf(state) < 49,
    },
    { keys: 'Home', effect: 'the minimum', presses: ['Home'], isReached: ({ value }) => value === '0' },
    { keys: 'End', effect: 'the maximum', presses: ['End'], isReached: has('100') },
  ],
  menu: [
    { keys: 'Enter', effect: 'opens at the first item', presses: ['Enter'], isReached: at('Copy') },
    { keys: 'Space', effect: 'opens at the first item', presses: ['Space'], isReached: at('Copy') },
    { keys: '↓', effect: 'opens at the first item', presses: ['ArrowDown'], isReached: at('Copy') },
    { keys: '↑', effect: 'opens at the last item', presses: ['ArrowUp'], isReached: at('Remove') },
    { keys: '↓ in it', effect: 'the next item', presses: ['Enter', 'ArrowDown'], isReached: at('Move') },
    { keys: '↑ in it', effect: 'wraps to the last item', presses: ['Enter', 'ArrowUp'], isReached: at('Remove') },
    { keys: 'End', effect: 'the last item', presses: ['Enter', 'End'], isReached: at('Remove') },
    { keys: 'Home', effect: 'the first item', presses: ['Enter', 'End', 'Home'], isReached: at('Copy') },
    { keys: 'a letter', effect: 'the item that begins with it', presses: ['Enter', 'r'], isReached: at('Remove') },
    {
      keys: 'Escape',
      effect: 'closes, and gives the focus back',
      presses: ['Enter', 'Escape'],
      isReached: (state) => isClosed(state) && state.active === 'Actions',
    },
    { keys: 'Tab', effect: 'closes', presses: ['Enter', 'Tab'], isReached: isClosed },
  ],
  tabs: [
    { keys: '→', effect: 'the next tab', presses: ['ArrowRight'], isReached: at('two') },
    { keys: '←', effect: 'wraps to the last tab', presses: ['ArrowLeft'], isReached: at('three') },
    { keys: 'End', effect: 'the last tab', presses: ['End'], isReached: at('three') },
    { keys: 'Home', effect: 'the first tab', presses: ['End', 'Home'], isReached: at('one') },
    {
      keys: 'Tab',
      effect: 'leaves the list, for the panel',
      presses: ['Tab'],
      isReached: ({ focusedRoles }) => focusedRoles[0] === 'tabpanel',
    },
  ],
  dialog: [
    { keys: 'Enter', effect: 'the focus is in it', presses: ['Enter'], isReached: isInDialog },
    { keys: 'Tab ×9', effect: 'stays in it', presses: ['Enter', ...times(9, 'Tab')], isReached: isInDialog },
    {
      keys: 'Shift+Tab ×9',
      effect: 'stays in it',
      presses: ['Enter', ...times(9, 'Shift+Tab')],
      isReached: isInDialog,
    },
    {
      keys: 'Escape',
      effect: 'closes, and gives the focus back',
      presses: ['Enter', 'Escape'],
      isReached: (state) => state.active === 'Open dialog',
    },
  ],
  select: [
    {
      keys: 'Space ↓ Enter',
      effect: 'the next option',
      presses: ['Space', 'ArrowDown', 'Enter'],
      isReached: has('Medium'),
    },
    { keys: 'Space End Enter', effect: 'the last option', presses: ['Space', 'End', 'Enter'], isReached: has('Large') },
    {
      keys: 'Space, a letter',
      effect: 'the option that begins with it',
      presses: ['Space', 'l', 'Enter'],
      isReached: has('Large'),
    },
    { keys: 'a letter', effect: 'chooses without opening', presses: ['l'], isReached: has('Large') },
    { keys: 'Escape', effect: 'keeps the value', presses: ['Space', 'ArrowDown', 'Escape'], isReached: has('Small') },
  ],
  stepper: [
    { keys: 'Enter', effect: 'goes to the step', presses: ['Enter'], isReached: holds('One') },
    { keys: 'Space', effect: 'goes to the step', presses: ['Space'], isReached: holds('One') },
    {
      keys: 'Tab Tab Enter',
      effect: 'goes to the third step',
      presses: ['Tab', 'Tab', 'Enter'],
      isReached: holds('Three'),
    },
  ],
  'file-drop': [
    { keys: 'Enter', effect: 'opens the files', presses: ['Enter'], isReached: hasOpenedFiles },
    { keys: 'Space', effect: 'opens the files', presses: ['Space'], isReached: hasOpenedFiles },
  ],
  grid: [
    { keys: 'Space', effect: 'paints a cell', presses: ['Space'], isReached: holds('1') },
    { keys: 'Enter', effect: 'paints a cell', presses: ['Enter'], isReached: holds('1') },
    {
      keys: 'Space → Space',
      effect: 'paints two days',
      presses: ['Space', 'ArrowRight', 'Space'],
      isReached: holds('2'),
    },
    {
      keys: 'Space End Space',
      effect: 'paints the first and last day',
      presses: ['Space', 'End', 'Space'],
      isReached: holds('2'),
    },
    {
      keys: 'Space, Shift+→',
      effect: 'paints along',
      presses: ['Space', 'Shift+ArrowRight', 'Shift+ArrowRight'],
      isReached: holds('3'),
    },
  ],
}

/** The control of each part that a reader reaches by Tab. */
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

/** The keys that open a part's layer. */
const opening: Record<string, string[]> = {
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

/** A library's page, in one file. */
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
  for (const key of presses.flatMap((each) => (/^[a-z]+$/.test(each) ? [...each] : [each]))) {
    await page.keyboard.press(key)
    await page.waitForTimeout(pauseMs)
  }
}

/** Whether a check's state is reached and stays. Repeated with longer pauses, so that a slow machine does not decide it. */
async function isKept(page: Page, html: string, part: string, { presses, isReached }: KeyCheck): Promise<boolean> {
  for (const pauseMs of [100, 600]) {
    await show(page, html, part, presses, pauseMs)
    let reachedTimes = 0
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const state = await page.evaluate(readState, { part, control: controls[part] ?? '' })
      reachedTimes = isReached(state) ? reachedTimes + 1 : 0
      if (reachedTimes === 3) return true
      await page.waitForTimeout(pauseMs)
    }
  }
  return false
}

/** The rules that axe finds broken with a part closed and open. */
async function violationsOf(page: Page, html: string, part: string): Promise<string[]> {
  const rules = new Set<string>()
  for (const presses of [[], opening[part] ?? []]) {
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
    for (const [part, partChecks] of Object.entries(checks)) {
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
