import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pickOption } from '@campus-gigs/ui/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../../scripts/shell.mjs'
import { isComponent, readComponentEntries } from '../../../ui/build/entry-points'
import { bundledSize } from '../bundlers'
import { compareStyles, declaredProperties } from '../compare-styles'
import { writePlainPage } from '../consumer-app'
import { pack } from '../package'
import { closeBrowser, type Visit, visitFile } from '../visit'
import { createHost, createRollupApp, hosts, rollup, visitHost } from './hosts'

const folder = mkdtempSync(join(tmpdir(), 'campus-gigs-hosts-'))
const publishedSheet = join(root, 'ui/dist/styles.css')
const components = readComponentEntries().flatMap(({ names }) => names.filter(isComponent).map(({ name }) => name))
let tarball = ''

beforeAll(async () => {
  tarball = await pack(folder)
})

afterAll(async () => {
  await closeBrowser()
  rmSync(folder, { recursive: true, force: true })
})

describe.each(Object.entries(hosts))('in an app of %s', (name, host) => {
  const app = join(folder, name.replaceAll(/\W+/g, '-'))
  let buildOutput = ''
  let visit: Visit
  beforeAll(async () => {
    buildOutput = await createHost(host, app, tarball)
    visit = await visitHost(host, app)
  })
  afterAll(async () => {
    await visit?.close()
    rmSync(app, { recursive: true, force: true })
  })

  it('LS-02 builds without a warning', () => {
    expect(buildOutput).not.toMatch(/warn|deprecat/i)
  })

  it.runIf(host.serve)('LS-02 sends every component from the server', async () => {
    const html = await (await fetch(visit.page.url())).text()
    const rendered = Array.from(html.matchAll(/data-component="(\w+)/g), ([, component]) => component)
    expect([...new Set(rendered)].toSorted()).toEqual(components.toSorted())
  })

  it('LS-02 lets a class of the page win', async () => {
    const card = visit.page.getByText("With a class of the page's")
    expect(await visit.readStyle(card)).toMatchObject({ paddingTop: '40px', paddingLeft: '40px' })
  })

  it('LS-04 works by role, once hydrated', async () => {
    const main = visit.page.getByRole('main')
    await main.getByRole('grid', { name: 'Free' }).getByRole('button', { name: 'Monday evening' }).click()
    await pickOption(main.getByRole('combobox', { name: 'Country', exact: true }), 'Vietnam')
    await main.getByRole('textbox', { name: 'About' }).and(main.locator('[contenteditable]')).fill('Me')
    await main.getByRole('button', { name: 'More' }).click()
    await visit.page.getByRole('menuitem', { name: 'Copy' }).click()
    await main.getByRole('button', { name: 'Open dialog' }).click()
    await visit.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect
      .poll(() => visit.readState())
      .toMatchObject({ week: [{ tableIndex: '1-2' }], country: 'VN', about: '<p>Me</p>', menu: 'copy' })
  })

  it('loads the PDF reader with its worker', async () => {
    await expect.poll(() => visit.page.locator('[data-viewer] canvas').count(), { timeout: 30_000 }).toBe(1)
  })

  it('LS-02 styles every component as styles.css does', async () => {
    const { page } = visit
    const sheets = await page
      .locator('link[rel="stylesheet"]')
      .evaluateAll((links) => links.map((link) => (link instanceof HTMLLinkElement ? link.href : '')))
    const markup = await page.locator('aside').first().innerHTML()
    const plain = await visitFile(writePlainPage(app, markup))
    const { compared, differences, unusedAccepted } = await compareStyles(plain.page, {
      reference: pathToFileURL(publishedSheet).href,
      sets: [{ name, sheets, components }],
      properties: declaredProperties(readFileSync(publishedSheet, 'utf8')),
      accepted: host.accepted,
    })
    await plain.close()
    expect({ differences, unusedAccepted }).toEqual({ differences: [], unusedAccepted: [] })
    expect(compared).toBeGreaterThan(50_000)
  })

  it('logs no error or warning', () => {
    expect(visit.consoleMessages).toEqual([])
  })
})

describe('bundled by Rollup', () => {
  const app = join(folder, 'rollup')
  beforeAll(() => createRollupApp(app, tarball))

  it.each([
    ['AvailabilityGrid', 'availability-grid'],
    ['Button', 'button'],
  ])('LS-01 %s costs no more from the index than from its own entry point', async (name, entry) => {
    const own = await bundledSize(rollup, app, name, `@campus-gigs/ui/${entry}`)
    expect(own).toBeGreaterThan(1024)
    expect(await bundledSize(rollup, app, name, '@campus-gigs/ui')).toBeLessThanOrEqual(own + 40)
  })
})
