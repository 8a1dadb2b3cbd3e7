import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { paintWeek, pickOption } from '@campus-gigs/ui/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../scripts/shell.mjs'
import { apiReport } from '../../ui/build/api-report'
import { bundleProgram } from '../../ui/build/bundle'
import { hasComponent, isComponent, publicNames, readComponentEntries } from '../../ui/build/entry-points'
import { docExamples } from '../../ui/docs/site/examples'
import { cn } from '../../ui/src/cn'
import { bundledSize, bundlers } from './bundlers'
import { compareStyles, declaredProperties } from './compare-styles'
import {
  addHosts,
  buildPages,
  bundleByEsbuild,
  createApp,
  hosts,
  type Rendered,
  renderOnServer,
  sheetsOfHost,
  writePlainPage,
  writeServedPage,
} from './consumer-app'
import { type Layers, openLayers } from './layers'
import { measureInstall, pack } from './package'
import { run, tool } from './programs'
import { installTypescripts, newestTypescript, typescriptNames, typescriptOf } from './typescripts'
import { closeBrowser, type Visit, visitApp, visitFile, visitInDevelopment } from './visit'

const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)
/** The React version of the product, and the oldest version that the package supports. */
const newestReact = dependencies.react ?? ''
const reacts = [newestReact, '18.3.1']

/** The package's folder; its published files are in `dist`. */
const packageFolder = join(root, 'ui')
const publishedSheet = (name: string) => pathToFileURL(join(packageFolder, 'dist', name)).href
/** Every property that the published styles set. */
const publishedProperties = () => declaredProperties(readFileSync(join(packageFolder, 'dist/styles.css'), 'utf8'))
/** The public names of all components. */
const components = readComponentEntries().flatMap(({ names }) => names.filter(isComponent).map(({ name }) => name))
const folder = mkdtempSync(join(tmpdir(), 'campus-gigs-package-'))
const app = (react: string) => join(folder, `react-${react}`)
const typescriptFolder = join(folder, 'typescript')
let tarball = ''
/** The server-rendered output of the app, by React version. */
const renderings: Record<string, Rendered> = {}
function renderingOf(react: string): Rendered {
  const rendered = renderings[react]
  if (!rendered) throw new Error(`The app of React ${react} was not rendered.`)
  return rendered
}
/** The open layers, of the app with the newest React. */
let layers: Layers
/** Adds the components that render nothing until they are opened. */
const closed = (names: readonly string[]) =>
  [...names, 'CommandPalette', 'Dialog', 'Drawer', 'Menu', 'Popover'].toSorted()

beforeAll(async () => {
  tarball = await pack(folder)
  await Promise.all([
    ...reacts.map(async (react) => {
      await createApp(app(react), tarball, react)
      const rendered = await renderOnServer(app(react))
      renderings[react] = rendered
      writeServedPage(app(react), rendered.html)
      await buildPages(app(react), 'pages.config.ts')
    }),
    installTypescripts(typescriptFolder),
  ])
  layers = await openLayers(app(newestReact))
}, 300_000)

afterAll(async () => {
  await closeBrowser()
  rmSync(folder, { recursive: true, force: true })
}, 60_000)

describe('the packed package', () => {
  it('passes publint --strict', async () => {
    expect(await run(folder, tool('publint'), 'run', tarball, '--strict')).toMatchObject({ ok: true })
  })

  it('passes Are the Types Wrong', async () => {
    // Style sheets and JSON have no types, and the tool can't expand the pattern `./*`.
    const patterns = readComponentEntries().map(({ subpath }) => subpath)
    const entrypoints = [
      '--exclude-entrypoints',
      'styles.css',
      'fonts.css',
      'tokens.css',
      'tokens.json',
      './*',
      './*.css',
    ]
    entrypoints.push('--include-entrypoints', ...patterns)
    const { ok, output } = await run(folder, tool('attw'), tarball, '--profile', 'esm-only', ...entrypoints)
    expect(ok, output).toBe(true)
  })

  it('holds the built files, and neither sources, tests nor stories', async () => {
    const { output } = await run(folder, 'tar', 'tzf', tarball)
    const files = output.trim().split('\n')
    expect(
      files.filter((file) => /\.(test|stories|type-test|mdx)\b|\.tsx?$/.test(file) && !/\.d\.ts$/.test(file)),
    ).toEqual([])
    expect(files).toEqual(
      expect.arrayContaining(
        ['package/LICENSE', 'package/README.md', 'package/CHANGELOG.md'].concat(
          'package/dist/styles.css',
          'package/dist/index.d.ts',
        ),
      ),
    )
  })

  it('has every declaration file that another imports', () => {
    const dist = join(packageFolder, 'dist')
    const declarations = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.d.ts'),
    )
    const imports = declarations.flatMap((file) =>
      Array.from(
        readFileSync(join(dist, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)\.js['"]/g),
        ([, path = '']) => join(dirname(file), `${path}.d.ts`),
      ),
    )
    expect(imports.length).toBeGreaterThan(100)
    expect(imports.filter((file) => !declarations.includes(file))).toEqual([])
  })

  it('LS-01 installs within its limits of size and packages', async () => {
    const { packages, bytes } = await measureInstall(join(folder, 'install'), tarball)
    expect(packages).toBeLessThanOrEqual(50)
    expect(bytes / 1024 / 1024).toBeLessThanOrEqual(10)
  })

  it("marks components and hooks with 'use client', and no other module", () => {
    const firstLine = (file: string) => readFileSync(join(packageFolder, 'dist', file), 'utf8').split('\n')[0]
    const components = [
      'button/button.js',
      'combobox/use-combobox-state.js',
      'availability-grid/availability-grid.js',
    ].map((file) => `components/${file}`)
    expect(components.map(firstLine)).toEqual(components.map(() => '"use client";'))
    const pure = [
      'index.js',
      'components/availability-grid/availability.js',
      'components/rich-text/html.js',
      'tokens/tokens.js',
      'cn.js',
    ]
    for (const file of pure) expect(firstLine(file)).not.toContain('use client')
  })

  it('has source maps with the sources inside, exact to the line', () => {
    const dist = join(packageFolder, 'dist')
    const modules = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.js') && existsSync(join(dist, `${file}.map`)),
    )
    let checked = 0
    const wrong = modules.flatMap((file) => {
      const payload: SourceMapPayload = JSON.parse(readFileSync(join(dist, `${file}.map`), 'utf8'))
      const sources = new Map(payload.sources.map((name, index) => [name, payload.sourcesContent[index]?.split('\n')]))
      const map = new SourceMap(payload)
      return readFileSync(join(dist, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const attribute = /"(aria-[a-z]+)": /.exec(line)
          if (!attribute) return []
          const entry = map.findEntry(index, attribute.index)
          const source = 'originalSource' in entry ? sources.get(entry.originalSource)?.[entry.originalLine] : undefined
          checked += 1
          return source?.includes(attribute[1] ?? '') ? [] : [`${file}:${index + 1}`]
        })
    })
    expect(wrong).toEqual([])
    expect(checked).toBeGreaterThan(100)
  })

  it('exports exactly the interface in ui/api/api.md (`npm run api -w ui` writes it)', () => {
    expect(apiReport()).toBe(readFileSync(join(root, 'ui/api/api.md'), 'utf8'))
  })
})

describe('an import', () => {
  /** The modules a page loads first for a program, without those that tree shaking emptied. */
  async function initialModules(program: string): Promise<string[]> {
    const { initial } = await bundleProgram(app(newestReact), program)
    const modules = initial.flatMap((chunk) => Object.entries(chunk.modules))
    return modules.flatMap(([id, { renderedLength }]) => (renderedLength > 0 && !id.endsWith('program.js') ? [id] : []))
  }
  const largeDependency = /tiptap|prosemirror|pdfjs|radix|libphonenumber|dompurify/

  it.each([
    "import { AvailabilityGrid } from '@campus-gigs/ui/availability-grid'",
    "import { AvailabilityGrid } from '@campus-gigs/ui'",
  ])('NF-03 %s loads the grid alone', async (line) => {
    const modules = await initialModules(`${line}; console.log(AvailabilityGrid)`)
    expect(modules.join('\n')).toContain('availability-grid')
    expect(modules.filter((module) => largeDependency.test(module))).toEqual([])
  })

  it('NF-03 of a picker loads neither editor nor PDF reader', async () => {
    const modules = await initialModules(
      "import { CountryCombobox } from '@campus-gigs/ui'; console.log(CountryCombobox)",
    )
    expect(modules.filter((module) => /tiptap|prosemirror|pdfjs/.test(module))).toEqual([])
  })

  it('loads the editor, the PDF reader and the list of the command palette only once they are shown', async () => {
    const names = 'CommandPalette, PdfViewer, RichTextField'
    const modules = await initialModules(`import { ${names} } from '@campus-gigs/ui'; console.log(${names})`)
    expect(modules.filter((module) => /tiptap|prosemirror|\/pdfjs\/|cmdk/.test(module))).toEqual([])
  })

  it.each([
    'availability',
    'time-ago',
    'html',
    'languages/ar',
    'languages/zh-hans',
    'data/countries',
    'data/melbourne-suburbs',
    'tokens',
    'tailwind-preset',
    'testing',
  ])('of the pure entry %s loads no React', async (entry) => {
    const modules = await initialModules(`import * as entry from '@campus-gigs/ui/${entry}'; console.log(entry)`)
    expect(modules.length).toBeGreaterThan(0)
    expect(modules.filter((module) => /react/.test(module.replace(/^.*@campus-gigs\/ui/, '')))).toEqual([])
  })
})

/**
 * The bytes that a component from the index may cost more than from its own entry point. esbuild follows every `import()` before
 * it removes unused modules, so a module that a lazy one shares is wrapped in a function, or with `--splitting` becomes a chunk.
 */
const indexCosts: Record<string, Record<string, number>> = {
  esbuild: { Button: 100, Dialog: 800 },
  'esbuild --splitting': { AvailabilityGrid: 400, Button: 400, Dialog: 1600 },
}

describe.each(Object.entries(bundlers))('bundled by %s', (bundler, bundle) => {
  it.each([
    ['AvailabilityGrid', 'availability-grid'],
    ['Button', 'button'],
    ['Dialog', 'dialog'],
  ])('LS-01 %s costs no more from the index than from its own entry point', async (name, entry) => {
    const own = await bundledSize(bundle, app(newestReact), name, `@campus-gigs/ui/${entry}`)
    const ofIndex = await bundledSize(bundle, app(newestReact), name, '@campus-gigs/ui')
    expect(own).toBeGreaterThan(1024)
    expect(ofIndex).toBeLessThanOrEqual(own + (indexCosts[bundler]?.[name] ?? 40))
  })
})

describe('the README', () => {
  it('names every component', () => {
    const readme = readFileSync(join(root, 'ui/README.md'), 'utf8')
    const names = publicNames(readFileSync(join(root, 'ui/src/index.ts'), 'utf8'))
    const components = names.filter(isComponent)
    expect(components.map(({ name }) => name).filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
  })

  it('names every entry point with a component', () => {
    const readme = readFileSync(join(root, 'ui/README.md'), 'utf8')
    expect(
      readComponentEntries().filter((entry) => hasComponent(entry) && !readme.includes(`\`${entry.subpath}\``)),
    ).toEqual([])
  })
})

describe.each(reacts)("in a consumer's app with React %s", (react) => {
  it.each(['tsconfig.json', 'tsconfig.nodenext.json'])(
    'type-checks strictly with %s, the examples of the documentation too',
    async (config) => {
      const { ok, output } = await run(app(react), tool('tsc'), '--singleThreaded', '--project', config)
      expect(ok, output).toBe(true)
    },
  )

  describe('rendered on a server', () => {
    let rendered: Rendered
    let visit: Visit
    beforeAll(async () => {
      rendered = renderingOf(react)
      visit = await visitApp(app(react), 'served.html')
    }, 120_000)
    afterAll(() => visit?.close(), 60_000)

    it('renders every component without a window', () => {
      expect(rendered).toMatchObject({ version: react, missing: [], problems: [] })
    })

    /** The classes of each element. */
    const classLists = () =>
      Array.from(rendered.html.matchAll(/ class="([^"]*)"/g), ([, list = '']) => list.split(' ').filter(Boolean))

    it('names every class of ours by a published name', () => {
      expect(classLists().length).toBeGreaterThan(100)
      const names = classLists().flat()
      expect(names.filter((name) => !name.startsWith('cg-'))).toEqual([])
    })

    it('scopes every cell of a table, whichever element it is', () => {
      const cells = Array.from(rendered.html.matchAll(/<t[dhr]\b[^>]*>/g), ([tag]) => tag)
      expect(cells.length).toBeGreaterThan(100)
      expect(cells.filter((tag) => !tag.includes('data-cg'))).toEqual([])
    })

    it('gives no element conflicting classes', () => {
      const names: Record<string, string> = JSON.parse(
        readFileSync(join(packageFolder, 'dist/class-names.json'), 'utf8'),
      )
      const sources = new Map(Object.entries(names).map(([name, published]) => [published, name]))
      const lists = classLists().map((list) => list.map((name) => sources.get(name) ?? name))
      expect(lists.filter((list) => cn(...list) !== list.join(' '))).toEqual([])
    })

    it('hydrates in a browser, with the editor and the PDF reader', async () => {
      const { page } = visit
      await page.getByRole('textbox', { name: 'About' }).and(page.locator('[contenteditable]')).fill('Hello')
      await expect.poll(() => page.locator('canvas').count(), { timeout: 20_000 }).toBeGreaterThan(0)
      await page.getByRole('button', { name: 'Open' }).first().click()
      await page.getByRole('menuitem', { name: 'Copy' }).click()
    })

    it('logs no error or warning', () => {
      expect(visit.consoleMessages).toEqual([])
    })
  })

  describe('opened in a browser, without Tailwind', () => {
    let visit: Visit
    beforeAll(async () => {
      visit = await visitApp(app(react))
    }, 60_000)
    afterAll(() => visit?.close(), 60_000)

    it('passes a component its ref', async () => {
      expect(await visit.readState()).toMatchObject({ tag: 'BUTTON' })
    })

    it('NF-03 paints the grid by pointer and by keyboard', async () => {
      const { page } = visit
      const cell = page
        .getByRole('grid')
        .getByLabel(/^Monday.*Evening/i)
        .first()
      await cell.click()
      expect(await visit.readState()).toMatchObject({ free: 1 })
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Space')
      expect(await visit.readState()).toMatchObject({ free: 2 })
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('Space')
      expect(await visit.readState()).toMatchObject({ free: 1 })
    })

    it('NF-03 picks a country by keyboard', async () => {
      const country = visit.page.getByRole('combobox', { name: 'Country' })
      await country.focus()
      await visit.page.keyboard.type('new zea')
      await visit.page.keyboard.press('ArrowDown')
      await visit.page.keyboard.press('Enter')
      expect(await visit.readState()).toMatchObject({ country: 'NZ' })
    })

    it('NF-03 picks a suburb by pointer', async () => {
      const suburb = visit.page.getByRole('combobox', { name: /suburb/i })
      await suburb.click()
      await visit.page.keyboard.type('fitzroy n')
      await visit.page.getByRole('option', { name: /Fitzroy North/ }).click()
      expect(await visit.readState()).toMatchObject({ place: { suburbName: 'Fitzroy North', zipCode: '3068' } })
    })

    it("keeps a button's style on a page that styles bare buttons", async () => {
      const style = await visit.readStyle(visit.page.getByRole('button', { name: 'Save' }))
      expect(style).toMatchObject({
        display: 'inline-flex',
        paddingTop: '6px',
        color: 'rgb(12, 29, 25)',
        textAlign: 'center',
      })
      expect(style.borderTopStyle).toBe('solid')
      expect(style.backgroundColor).not.toBe('rgb(255, 105, 180)')
      expect(style.fontFamily).toContain('Atkinson')
    })

    it('stays light by default, and follows the system under data-theme="auto"', async () => {
      const label = visit.page.getByText('When are you free?')
      await visit.page.emulateMedia({ colorScheme: 'dark' })
      expect(await visit.readStyle(label)).toMatchObject({ color: 'rgb(12, 29, 25)', colorScheme: 'light' })
      await visit.page.locator('html').evaluate((html) => html.setAttribute('data-theme', 'auto'))
      expect(await visit.readStyle(label)).toMatchObject({ color: 'rgb(244, 239, 227)', colorScheme: 'dark' })
      await visit.page.locator('html').evaluate((html) => html.removeAttribute('data-theme'))
    })

    it("doesn't style the page's own elements", async () => {
      const heading = await visit.readStyle(visit.page.getByRole('heading', { level: 1 }))
      expect(heading).toMatchObject({ fontSize: '40px', fontFamily: 'serif', borderTopLeftRadius: '3px' })
      expect(heading.marginTop).not.toBe('0px')
      const list = await visit.readStyle(visit.page.locator('ul[data-theirs]'))
      expect(list).toMatchObject({ listStyleType: 'disc', paddingLeft: '40px' })
      expect(await visit.readStyle(visit.page.locator('html'))).toMatchObject({ colorScheme: 'normal' })
    })

    it('logs no error or warning', () => {
      expect(visit.consoleMessages).toEqual([])
    })
  })
})

describe('a host page', () => {
  const hostApp = app(newestReact)
  let rendered: Rendered
  let visit: Visit
  beforeAll(async () => {
    await addHosts(hostApp)
    rendered = renderingOf(newestReact)
    visit = await visitFile(writePlainPage(hostApp, rendered.html))
  }, 180_000)
  afterAll(() => visit?.close(), 60_000)

  /** Components that take no attribute. */
  const untouched = ['Confetti', 'FieldError', 'LocaleProvider', 'Toast', 'ToastProvider', 'ToastProvider open']

  it.each(Object.keys(hosts))('LS-02 lets className and style win on every component (%s)', async (host) => {
    const { page } = visit
    await page.goto(writePlainPage(hostApp, rendered.customised + layers.customised, sheetsOfHost(hostApp, host)))
    /** The components without such an element, and those where one has another value than its own. */
    const compare = (selector: string, property: string, value: string) =>
      page.locator('[data-component]').evaluateAll(
        (components, [selector, property, value]) => {
          const without: string[] = []
          const lost: string[] = []
          for (const component of components) {
            const name = component.getAttribute('data-component') ?? ''
            const values = Array.from(component.querySelectorAll(selector), (element) =>
              getComputedStyle(element).getPropertyValue(property),
            )
            if (values.length === 0) without.push(name)
            else if (values.some((actual) => actual !== value)) lost.push(name)
          }
          return { without: without.sort(), lost }
        },
        [selector, property, value] as const,
      )
    // Most of Bootstrap's utilities have `!important`, which would win anyway.
    const [property, value] = host.includes('bootstrap') ? ['font-weight', '300'] : ['padding-bottom', '40px']
    expect(await compare('.mine', property, value)).toEqual({ without: closed(untouched), lost: [] })
    expect(await compare('[style*="padding-top:41px"], [style*="padding-top: 41px"]', 'padding-top', '41px')).toEqual({
      // These take `className` only.
      without: closed([...untouched, 'Field', 'RichTextField']),
      lost: [],
    })
  })

  /** What a page's own `bg-raised p-4 text-ink` is in a host: its background, padding and colour. */
  const theirs: Record<string, string[]> = {
    'host-plain': ['rgb(255, 0, 0)', '1px', 'rgb(255, 0, 0)'],
    'host-modules': ['rgba(0, 0, 0, 0)', '0px', 'rgb(0, 0, 0)'],
    'host-tailwind': ['rgb(255, 0, 0)', '16px', 'rgb(255, 0, 0)'],
    'host-tailwind-3': ['rgb(255, 0, 0)', '16px', 'rgb(255, 0, 0)'],
    'host-bootstrap': ['rgba(0, 0, 0, 0)', '24px', 'rgb(33, 37, 41)'],
  }

  it.each(Object.keys(hosts))("LS-02 leaves the page's own classes with names like ours to it (%s)", async (host) => {
    await visit.page.goto(writePlainPage(hostApp, rendered.theirs, sheetsOfHost(hostApp, host)))
    const { backgroundColor, paddingTop, color } = await visit.readStyle(visit.page.locator('p[data-theirs]'))
    expect([backgroundColor, paddingTop, color]).toEqual(theirs[host.replace(/-(first|last)$/, '')])
  })

  it('LS-02 changes no component by its own rules', async () => {
    await visit.page.goto(writePlainPage(hostApp, rendered.html + layers.html))
    const { compared, differences, unusedAccepted } = await compareStyles(visit.page, {
      reference: publishedSheet('styles.css'),
      sets: Object.keys(hosts).map((name) => ({ name, sheets: sheetsOfHost(hostApp, name), components })),
      properties: publishedProperties(),
      accepted: [
        // Bootstrap's selector outranks any class, also for what inherits from the button: `[type="button"]:not(:disabled)`.
        '^host-bootstrap-\\w+: (Pagination|ScheduleField|ScheduleGrid edit) \\w+ \\d+(::\\w+)? cursor not-allowed → pointer$',
        // A table's border of no width takes its colour from the element around it, which is the page's.
        '^host-tailwind-3-\\w+: DataTable table 0 border(-\\w+)* (0px solid )?rgb\\(12, 29, 25\\) → (0px solid )?rgb\\([^)]*\\)$',
      ],
    })
    expect({ differences, unusedAccepted }).toEqual({ differences: [], unusedAccepted: [] })
    expect(compared).toBeGreaterThan(1_000_000)
  }, 180_000)
})

describe('the style sheets of the entry points', () => {
  let visit: Visit
  beforeAll(async () => {
    visit = await visitFile(writePlainPage(app(newestReact), renderingOf(newestReact).html + layers.html))
  }, 60_000)
  afterAll(() => visit?.close(), 60_000)

  it('have the rules for all modules of their entry points, lazy ones too', async () => {
    const rulesIn = (sheet: string) =>
      new Set(readFileSync(join(packageFolder, 'dist', sheet), 'utf8').match(/\.cg-\w+/g))
    const whole = rulesIn('styles.css')
    const classesIn = (chunks: readonly { code: string }[]) =>
      chunks.flatMap(({ code }) => code.match(/\bcg-\w+/g) ?? []).filter((name) => whole.has(`.${name}`))
    const missing: string[] = []
    const withLazyClasses: string[] = []
    for (const { subpath } of readComponentEntries().filter(hasComponent)) {
      const program = `import * as entry from '@campus-gigs/ui/${subpath}'; console.log(entry)`
      const { initial, lazy } = await bundleProgram(app(newestReact), program, { external: /^react(-dom)?(\/|$)/ })
      const sheet = rulesIn(`styles/${subpath}.css`)
      const early = new Set(classesIn(initial))
      const late = classesIn(lazy).filter((name) => !early.has(name))
      if (late.length > 0) withLazyClasses.push(subpath)
      missing.push(...[...early, ...late].filter((name) => !sheet.has(`.${name}`)).map((name) => `${subpath}: ${name}`))
    }
    expect(missing).toEqual([])
    expect(withLazyClasses).toEqual(expect.arrayContaining(['availability-grid', 'command-palette', 'rich-text-field']))
  }, 60_000)

  it('give every component and open layer the styles of the one sheet, alone and all in reverse order', async () => {
    const parts = readComponentEntries()
      // The locale's component renders no element of ours.
      .filter((entry) => hasComponent(entry) && entry.subpath !== 'locale')
      .map(({ subpath, names }) => ({
        name: subpath,
        sheets: [publishedSheet(`styles/${subpath}.css`)],
        components: names.filter(isComponent).map(({ name }) => name),
      }))
    const backwards = {
      name: 'all, backwards',
      sheets: parts.flatMap((part) => part.sheets).toReversed(),
      components: parts.flatMap((part) => part.components),
    }
    const { compared, differences, withoutElements } = await compareStyles(visit.page, {
      reference: publishedSheet('styles.css'),
      sets: [...parts, backwards],
      properties: publishedProperties(),
    })
    expect(differences).toEqual([])
    expect(compared).toBeGreaterThan(100_000)
    // Confetti is nothing before the browser draws it.
    expect(withoutElements.toSorted()).toEqual(closed(['Confetti']))
  }, 180_000)
})

describe('the examples of the documentation', () => {
  let visit: Visit
  beforeAll(async () => {
    visit = await visitApp(app(newestReact), 'examples.html')
  }, 60_000)
  afterAll(() => visit?.close(), 60_000)

  it('run unchanged, and render an element', async () => {
    const { rendered } = Object.assign({ rendered: [''] }, await visit.readState())
    const components = docExamples().flatMap(({ name, code }) =>
      Array.from(code.matchAll(/^export function ([A-Z]\w*)/gm), ([, component]) => `${name} ${component}`),
    )
    expect(components.length).toBeGreaterThan(40)
    expect(rendered.toSorted()).toEqual(components.toSorted())
    for (const name of components) {
      const section = visit.page.getByRole('region', { name, exact: true })
      await expect.poll(() => section.innerHTML(), { message: name }).not.toBe('')
    }
  })

  it.each([
    ['React Hook Form', 'forms-1'],
    ['TanStack Form', 'forms-2'],
  ])('LS-04 of %s check and submit fields of every kind', async (_, page) => {
    const form = visit.page.getByRole('region', { name: `${page} ProfileForm` })
    const country = form.getByRole('combobox', { name: 'Country', exact: true })
    await form.getByRole('textbox', { name: 'Name' }).fill('Mei')
    await form.getByRole('button', { name: 'Send' }).click()
    await form.getByText('Choose your country.').waitFor()
    expect(await country.evaluate((input) => input === document.activeElement)).toBe(true)
    await pickOption(country, 'Vietnam')
    await form.getByRole('textbox', { name: /Phone/ }).fill('412345678')
    await pickOption(form.getByRole('combobox', { name: 'Suburb' }), 'Fitzroy North')
    await form.getByRole('slider').fill('10')
    await paintWeek(form.getByRole('grid', { name: 'Your week' }), ['Monday evening'])
    await form
      .getByLabel('Resume')
      .setInputFiles({ name: 'r.pdf', mimeType: 'application/pdf', buffer: Buffer.from('r') })
    await form.getByRole('button', { name: 'Send' }).click()
    const sent = await form.getByText(/^Sent: /).textContent()
    expect(JSON.parse(sent?.replace('Sent: ', '') ?? '')).toEqual({
      name: 'Mei',
      country: 'VN',
      phone: '412345678',
      place: { suburbName: 'Fitzroy North', zipCode: '3068' },
      distanceKm: 10,
      week: [{ tableIndex: '1-2', label: 'Monday-Evening' }],
      resume: 'r.pdf',
    })
  })

  it('log no error or warning', () => {
    expect(visit.consoleMessages).toEqual([])
  })
})

describe('the types', () => {
  const strict = 'tsconfig.types.json'
  it.each([
    ...typescriptNames.map((name) => ({ name, config: strict })),
    // Whether the types need strictness does not depend on the version; the newest checks in a quarter of the time.
    { name: newestTypescript, config: 'tsconfig.types-loose.json' },
  ])('LS-01 compile with TypeScript $name by $config', async ({ name, config }) => {
    const { ok, output } = await run(app(newestReact), typescriptOf(name, typescriptFolder), '--project', config)
    expect(ok, output).toBe(true)
  })
})

/** Components that a person only reads, or whose control is the caller's own; the viewer's own test presses its toolbar. */
const withoutControls = [
  ...['Avatar', 'Card', 'Confetti', 'EmptyState', 'Field', 'FieldError', 'Loading', 'LocaleProvider', 'Logo'],
  ...['PdfViewer', 'ProgressBar', 'RichText', 'Tag', 'TimeAgo', 'Toast', 'VisuallyHidden', 'WeekMotif', 'WindowedList'],
]

describe("a host's Playwright tests", () => {
  let visit: Visit
  const state = () => visit.readState()
  beforeAll(async () => {
    visit = await visitApp(app(newestReact), 'controls.html')
  }, 60_000)
  afterAll(() => visit?.close(), 60_000)

  it('LS-04 tick, choose, slide and switch by role', async () => {
    const { page } = visit
    await page.getByRole('checkbox', { name: 'Agree' }).check()
    await page.getByRole('radiogroup', { name: 'Stack' }).getByRole('radio', { name: 'Beta' }).check()
    await page.getByRole('radiogroup', { name: 'Cards' }).getByRole('radio', { name: 'Beta' }).check()
    await page.getByRole('combobox', { name: 'Letter' }).selectOption('Beta')
    await page.getByRole('slider', { name: 'Pay' }).fill('40')
    expect(await state()).toMatchObject({ agree: true, stack: 'b', cards: 'b', letter: 'b', pay: 40 })
    await page.getByRole('checkbox', { name: 'Agree' }).uncheck()
    expect(await state()).toMatchObject({ agree: false })
  })

  it('LS-04 type and upload by role and label', async () => {
    const { page } = visit
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada')
    await page.getByLabel('Password', { exact: true }).fill('secret')
    await page.getByRole('textbox', { name: 'Note' }).fill('Hello')
    await page.getByRole('textbox', { name: 'About' }).and(page.locator('[contenteditable]')).fill('Me')
    await page.getByRole('textbox', { name: /Phone/ }).fill('412345678')
    await page.getByLabel('Picture').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('x') })
    expect(await state()).toMatchObject({ name: 'Ada', password: 'secret', note: 'Hello', about: '<p>Me</p>' })
    expect(await state()).toMatchObject({ phone: expect.stringMatching(/412/), file: 'a.png' })
  })

  it('LS-04 pick options and paint a week with the helpers', async () => {
    const { page } = visit
    await pickOption(page.getByRole('combobox', { name: 'Country', exact: true }), 'Vietnam')
    await pickOption(page.getByRole('combobox', { name: 'Suburb' }), 'Fitzroy North')
    expect(await state()).toMatchObject({ country: 'VN', place: { suburbName: 'Fitzroy North', zipCode: '3068' } })
    const grid = page.getByRole('grid', { name: 'Free' })
    await paintWeek(grid, ['Monday evening', 'Tuesday night'])
    await paintWeek(grid, ['Monday evening'])
    expect(await state()).toMatchObject({ week: [{ tableIndex: '1-2' }] })
    await page.getByRole('checkbox', { name: 'Sunday morning' }).check()
    expect(await state()).toMatchObject({ listWeek: [{ tableIndex: '0-0' }] })
    await page.getByRole('switch', { name: 'Show as a list' }).check()
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })

  it('LS-04 choose several values', async () => {
    const { page } = visit
    await page.getByRole('checkbox', { name: 'Row' }).check()
    await page.getByRole('slider', { name: 'To' }).fill('30')
    await pickOption(page.getByRole('combobox', { name: 'Colours' }), 'Blue')
    await pickOption(page.getByRole('combobox', { name: 'Colours' }), 'Red')
    await page.getByRole('button', { name: 'Remove Blue' }).click()
    await pickOption(page.getByRole('combobox', { name: 'Colour', exact: true }), 'Green')
    await pickOption(page.getByRole('combobox', { name: 'Plain colour' }), 'Red')
    await pickOption(page.getByRole('combobox', { name: 'Town' }), 'Kiel')
    const files = ['a.txt', 'b.txt'].map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) }))
    await page.getByLabel('Documents').setInputFiles(files)
    await page.getByRole('button', { name: 'Remove a.txt' }).click()
    await paintWeek(page.getByRole('grid', { name: 'Field' }), ['Sunday night'])
    await paintWeek(page.getByRole('grid', { name: 'Hours' }), ['Tuesday 10 am'])
    await paintWeek(page.getByRole('grid', { name: 'Desk' }), ['Monday 9 am'])
    await expect.poll(state).toMatchObject({
      row: true,
      range: [20, 30],
      colours: ['Red'],
      colour: 'Green',
      plain: 'Red',
      town: { name: 'Kiel', postcode: '24103' },
      files: ['b.txt'],
      field: [{ tableIndex: '0-3' }],
      schedule: [{ day: 2, startMinute: 600, endMinute: 660 }],
      desk: [{ day: 1, startMinute: 540, endMinute: 600 }],
    })
  })

  it('LS-04 select rows, turn pages, retry, and press a toast', async () => {
    const { page } = visit
    await page.getByRole('checkbox', { name: 'Select Waiter' }).check()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await page.getByRole('button', { name: 'Ring' }).click()
    await page.getByRole('listitem').filter({ hasText: 'Rung' }).getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name: /resume\.pdf/ }).click()
    expect(await state()).toMatchObject({ selected: ['Waiter'], page: 2, retried: true, dismissed: true })
    await expect.poll(state).toMatchObject({ undone: true, opened: true })
  })

  it('LS-04 are tried with every control', () => {
    const source = readFileSync(join(import.meta.dirname, 'app/src/controls.tsx'), 'utf8')
    const untried = components.filter((name) => !new RegExp(`<Ui\\.${name}\\b`).test(source))
    expect(untried.toSorted()).toEqual(withoutControls)
  })

  it('LS-04 press tabs, menus, steps, column headers and layers by role', async () => {
    const { page } = visit
    await page.getByRole('tab', { name: 'Beta' }).click()
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Copy' }).click()
    await page.getByRole('button', { name: /One/ }).click()
    await page.getByRole('button', { name: /Title/ }).click()
    await page.getByRole('button', { name: 'Details' }).click()
    await page.getByRole('dialog', { name: 'Details' }).getByText('Popover text').waitFor()
    await page.keyboard.press('Escape')
    for (const [name, title] of [
      ['dialog', 'Sure?'],
      ['drawer', 'Filters'],
    ]) {
      await page.getByRole('button', { name: `Open ${name}` }).click()
      await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Close' }).click()
      await page.getByRole('dialog', { name: title }).waitFor({ state: 'detached' })
    }
    await page.getByRole('button', { name: 'Open palette' }).click()
    await page.getByRole('combobox', { name: 'Jump to' }).fill('home')
    await page.getByRole('option', { name: 'Home' }).click()
    await expect.poll(state).toMatchObject({ tab: 'b', menu: 'copy', step: 'one', sort: 'title', command: 'home' })
  })

  it('logs no error or warning', () => {
    expect(visit.consoleMessages).toEqual([])
  })
})

describe.each([
  [
    'a development server without configuration, of the oldest React',
    () => visitInDevelopment(app(reacts[1] ?? ''), 'viewer.html'),
  ],
  [
    'esbuild, with the files copied that the README names',
    async () => {
      const { ok, output } = await bundleByEsbuild(app(newestReact))
      if (!ok) throw new Error(output)
      return visitApp(app(newestReact), 'viewer.html', 'esbuild')
    },
  ],
] as const)('in %s', (_, open) => {
  let visit: Visit
  beforeAll(async () => {
    visit = await open()
  }, 60_000)
  afterAll(() => visit?.close(), 60_000)

  it('loads the PDF worker, and renders the picture of the PDF tile', async () => {
    // pdf.js measures text in a third canvas, outside the app.
    await expect.poll(() => visit.page.locator('main canvas').count(), { timeout: 30_000 }).toBe(2)
    await expect.poll(() => visit.page.getByText('Resume', { exact: true }).count()).toBeGreaterThan(0)
  })

  it('logs no error or warning', () => {
    expect(visit.consoleMessages).toEqual([])
  })
})
