import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../scripts/shell.mjs'
import { apiReport } from '../../ui/build/api'
import { bundleProgram } from '../../ui/build/bundle'
import { doors, publicNames } from '../../ui/build/doors'
import { build, bundleByEsbuild, createApp, pack, readmeExamples, run, tool, writeServedPage } from './package'
import { closeBrowser, type Visit, visitApp, visitInDevelopment } from './visit'

const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)
/** The React the product runs on, and the oldest one the package promises. */
const reacts = [dependencies.react ?? '', '18.3.1']

const folder = mkdtempSync(join(tmpdir(), 'campus-gigs-package-'))
const app = (react: string) => join(folder, `react-${react}`)
let built = ''
let tarball = ''

beforeAll(async () => {
  built = await build()
  tarball = await pack(built, folder)
  await Promise.all(reacts.map((react) => createApp(app(react), tarball, react)))
}, 300_000)

afterAll(async () => {
  await closeBrowser()
  rmSync(folder, { recursive: true, force: true })
}, 60_000)

describe('the packed package', () => {
  it('pleases publint, strictly', async () => {
    expect(await run(built, tool('publint'), 'run', '.', '--strict')).toMatchObject({ ok: true })
  })

  it('has the right types however it is resolved', async () => {
    // Style sheets and JSON have none; Node 20 knows nothing older than its own resolution.
    const entrypoints = ['--exclude-entrypoints', 'styles.css', 'fonts.css', 'tokens.css', 'tokens.json']
    const { ok, output } = await run(built, tool('attw'), tarball, '--profile', 'esm-only', ...entrypoints)
    expect(ok, output).toBe(true)
  })

  it('holds what was built, and neither tests nor stories', async () => {
    const { output } = await run(folder, 'tar', 'tzf', tarball)
    const files = output.trim().split('\n')
    expect(
      files.filter((file) => /\.(test|stories|type-test|mdx)\b|\.tsx?$/.test(file) && !/\.d\.ts$/.test(file)),
    ).toEqual([])
    expect(files).toEqual(
      expect.arrayContaining(['package/LICENSE', 'package/README.md', 'package/styles.css', 'package/index.d.ts']),
    )
  })

  it('tells React Server Components what belongs to the client, and nothing more', () => {
    const firstLine = (file: string) => readFileSync(join(built, file), 'utf8').split('\n')[0]
    const components = ['button/button.js', 'combobox/use-combobox.js', 'availability-grid/availability-grid.js'].map(
      (file) => `components/${file}`,
    )
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

  it('exports what the snapshot says (`npm run api -w ui` writes it, for the review to see)', () => {
    expect(apiReport(built)).toBe(readFileSync(join(root, 'ui/api/api.md'), 'utf8'))
  })
})

describe('what a stranger imports', () => {
  /** The modules a page loads at once for it, those that leave nothing behind not counted. */
  async function behind(program: string): Promise<string[]> {
    const { atOnce } = await bundleProgram(app(reacts[0] ?? ''), program)
    const modules = atOnce.flatMap((chunk) => Object.entries(chunk.modules))
    return modules.flatMap(([id, { renderedLength }]) => (renderedLength > 0 && !id.endsWith('program.js') ? [id] : []))
  }
  const heavy = /tiptap|prosemirror|pdfjs|radix|libphonenumber|dompurify/

  it.each([
    "import { AvailabilityGrid } from '@campus-gigs/ui/availability-grid'",
    "import { AvailabilityGrid } from '@campus-gigs/ui'",
  ])('NF-03 %s brings the grid alone', async (line) => {
    const modules = await behind(`${line}; console.log(AvailabilityGrid)`)
    expect(modules.join('\n')).toContain('availability-grid')
    expect(modules.filter((module) => heavy.test(module))).toEqual([])
  })

  it('NF-03 a picker brings neither editor nor PDF reader', async () => {
    const modules = await behind("import { CountryCombobox } from '@campus-gigs/ui'; console.log(CountryCombobox)")
    expect(modules.filter((module) => /tiptap|prosemirror|pdfjs/.test(module))).toEqual([])
  })

  it('the editor and the PDF reader are not loaded before they are shown', async () => {
    const modules = await behind(
      "import { PdfViewer, RichTextField } from '@campus-gigs/ui'; console.log(PdfViewer, RichTextField)",
    )
    expect(modules.filter((module) => /tiptap|prosemirror|\/pdfjs\//.test(module))).toEqual([])
  })

  it.each([
    'availability',
    'time-ago',
    'html',
    'data/countries',
    'data/melbourne-suburbs',
    'tokens',
    'tailwind-preset',
  ])('the pure door %s brings no React', async (door) => {
    const modules = await behind(`import * as door from '@campus-gigs/ui/${door}'; console.log(door)`)
    expect(modules.length).toBeGreaterThan(0)
    expect(modules.filter((module) => /react/.test(module.replace(/^.*@campus-gigs\/ui/, '')))).toEqual([])
  })
})

describe('the README', () => {
  it('shows programs, which the apps below type-check', () => {
    expect(readmeExamples().length).toBeGreaterThan(4)
  })

  it('names every component', () => {
    const readme = readFileSync(join(root, 'ui/README.md'), 'utf8')
    const names = publicNames(readFileSync(join(root, 'ui/src/index.ts'), 'utf8'))
    const components = names.filter(({ name, isType }) => /^[A-Z]/.test(name) && !isType)
    expect(components.map(({ name }) => name).filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
  })

  it('names a door for every line of its table that there is', () => {
    const readme = readFileSync(join(root, 'ui/README.md'), 'utf8')
    expect(
      doors().filter(
        ({ names, subpath }) =>
          names.some(({ name, isType }) => /^[A-Z]/.test(name) && !isType) && !readme.includes(`\`${subpath}\``),
      ),
    ).toEqual([])
  })
})

describe.each(reacts)("in a stranger's app with React %s", (react) => {
  it.each(['tsconfig.json', 'tsconfig.nodenext.json'])(
    'type-checks strictly with %s, the README too',
    async (config) => {
      const { ok, output } = await run(app(react), tool('tsc'), '--project', config)
      expect(ok, output).toBe(true)
    },
  )

  describe('rendered on a server', () => {
    let rendered: { version: string; missing: string[]; problems: string[]; html: string }
    let visit: Visit
    beforeAll(async () => {
      const vite = ['vite', 'build', '--logLevel', 'error']
      const server = await run(app(react), 'npx', ...vite, '--ssr', 'src/server.tsx', '--outDir', 'server')
      const { ok, output } = await run(app(react), process.execPath, 'server/server.js')
      if (!ok) throw new Error(server.output + output)
      rendered = JSON.parse(output)
      writeServedPage(app(react), rendered.html)
      const browser = await run(app(react), 'npx', ...vite, '--config', 'pages.config.ts')
      if (!browser.ok) throw new Error(browser.output)
      visit = await visitApp(app(react), 'served.html')
    }, 120_000)
    afterAll(() => visit?.close(), 60_000)

    it('every component does without a window', () => {
      expect(rendered).toMatchObject({ version: react, missing: [], problems: [] })
    })

    it('a browser goes on from there, the editor and the PDF reader too', async () => {
      const { page } = visit
      await page.getByRole('textbox', { name: 'About' }).and(page.locator('[contenteditable]')).fill('Hello')
      await expect.poll(() => page.locator('canvas').count(), { timeout: 20_000 }).toBeGreaterThan(0)
      await page.getByRole('button', { name: 'Open' }).first().click()
      await page.getByRole('menuitem', { name: 'Copy' }).click()
    })

    it('has nothing to complain about in the console', () => {
      expect(visit.complaints).toEqual([])
    })
  })

  describe('opened in a browser, without Tailwind', () => {
    let visit: Visit
    beforeAll(async () => {
      visit = await visitApp(app(react))
    }, 60_000)
    afterAll(() => visit?.close(), 60_000)

    it('gives a component its ref', async () => {
      expect(await visit.state()).toMatchObject({ tag: 'BUTTON' })
    })

    it('NF-03 paints the grid by pointer and by keyboard', async () => {
      const { page } = visit
      const cell = page
        .getByRole('grid')
        .getByLabel(/^Monday.*Evening/i)
        .first()
      await cell.click()
      expect(await visit.state()).toMatchObject({ free: 1 })
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Space')
      expect(await visit.state()).toMatchObject({ free: 2 })
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('Space')
      expect(await visit.state()).toMatchObject({ free: 1 })
    })

    it('NF-03 picks a country by keyboard', async () => {
      const country = visit.page.getByRole('combobox', { name: 'Country' })
      await country.focus()
      await visit.page.keyboard.type('new zea')
      await visit.page.keyboard.press('ArrowDown')
      await visit.page.keyboard.press('Enter')
      expect(await visit.state()).toMatchObject({ country: 'NZ' })
    })

    it('NF-03 picks a suburb by pointer', async () => {
      const suburb = visit.page.getByRole('combobox', { name: /suburb/i })
      await suburb.click()
      await visit.page.keyboard.type('fitzroy n')
      await visit.page.getByRole('option', { name: /Fitzroy North/ }).click()
      expect(await visit.state()).toMatchObject({ place: { suburbName: 'Fitzroy North', zipCode: '3068' } })
    })

    it('looks right on a page that styles bare buttons', async () => {
      const style = await visit.styleOf(visit.page.getByRole('button', { name: 'Save' }))
      expect(style).toMatchObject({ display: 'inline-flex', paddingTop: '6px', color: 'rgb(12, 29, 25)' })
      expect(style.borderTopStyle).toBe('solid')
      expect(style.backgroundColor).not.toBe('rgb(255, 105, 180)')
      expect(style.fontFamily).toContain('Atkinson')
    })

    it('stays light on a page that says nothing, and follows the system where it is told to', async () => {
      const label = visit.page.getByText('When are you free?')
      await visit.page.emulateMedia({ colorScheme: 'dark' })
      expect(await visit.styleOf(label)).toMatchObject({ color: 'rgb(12, 29, 25)', colorScheme: 'light' })
      await visit.page.locator('html').evaluate((html) => html.setAttribute('data-theme', 'auto'))
      expect(await visit.styleOf(label)).toMatchObject({ color: 'rgb(244, 239, 227)', colorScheme: 'dark' })
      await visit.page.locator('html').evaluate((html) => html.removeAttribute('data-theme'))
    })

    it("leaves the page's own elements alone", async () => {
      const heading = await visit.styleOf(visit.page.getByRole('heading', { level: 1 }))
      expect(heading).toMatchObject({ fontSize: '40px', fontFamily: 'serif', borderTopLeftRadius: '3px' })
      expect(heading.marginTop).not.toBe('0px')
      const list = await visit.styleOf(visit.page.locator('ul[data-theirs]'))
      expect(list).toMatchObject({ listStyleType: 'disc', paddingLeft: '40px' })
      expect(await visit.styleOf(visit.page.locator('html'))).toMatchObject({ colorScheme: 'normal' })
    })

    it('has nothing to complain about in the console', () => {
      expect(visit.complaints).toEqual([])
    })
  })
})

describe.each([
  [
    'a development server without a word of configuration',
    () => visitInDevelopment(app(reacts[0] ?? ''), 'viewer.html'),
  ],
  [
    'esbuild, with the files the README names copied',
    async () => {
      const { ok, output } = await bundleByEsbuild(app(reacts[0] ?? ''))
      if (!ok) throw new Error(output)
      return visitApp(app(reacts[0] ?? ''), 'viewer.html', 'esbuild')
    },
  ],
] as const)('in %s', (_, open) => {
  let visit: Visit
  beforeAll(async () => {
    visit = await open()
  }, 60_000)
  afterAll(() => visit?.close(), 60_000)

  it('the PDF reader finds its worker, and the tile its picture', async () => {
    // pdf.js measures its text in one more, outside of the app.
    await expect.poll(() => visit.page.locator('main canvas').count(), { timeout: 30_000 }).toBe(2)
    await expect.poll(() => visit.page.getByText('Resume', { exact: true }).count()).toBeGreaterThan(0)
  })

  it('has nothing to complain about in the console', () => {
    expect(visit.complaints).toEqual([])
  })
})
