import type { Page } from '@playwright/test'
import { arrangeBusinessSession, arrangeGig, arrangeStudent } from './support/arrange'
import { expect, test } from './support/test'

/*
 * The page grid (design.md §6) in a window of 1280 px: a gutter of 24 px, a wide column from edge to edge, a narrow one
 * of 768 px in the middle. A business's pages stand beside a sidebar of 208 px.
 */
const gutter = 24
const sidebar = 208
const headingSize = expect.closeTo(39.06, 1)

/** Opens a page. @returns where its heading begins, in pixels from the left edge, and how large its letters are */
async function openHeading(page: Page, path: string) {
  await page.goto(path)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  return heading.evaluate((element) => ({
    left: element.getBoundingClientRect().left,
    size: Number.parseFloat(getComputedStyle(element).fontSize),
  }))
}

test('every page of a student begins on the page grid, with a heading of one size', async ({ page }) => {
  await arrangeStudent(page)
  for (const path of ['/dashboard', '/settings']) {
    expect(await openHeading(page, path), path).toEqual({ left: gutter, size: headingSize })
  }
  for (const list of ['saved-jobs', 'applied-jobs']) {
    const { left, size } = await openHeading(page, `/student/job-history/${list}`)
    // The scroll bar's gutter is no part of the page.
    const width = await page.evaluate(() => document.body.clientWidth)
    expect({ left, size }, list).toEqual({ left: (width - 768) / 2 + gutter, size: headingSize })
  }
})

test('every page of a business begins on the page grid, with a heading of one size', async ({ page }) => {
  await arrangeBusinessSession(page)
  for (const path of ['gigs', 'events', 'help', 'settings']) {
    expect(await openHeading(page, `/business/${path}`), path).toEqual({ left: sidebar + gutter, size: headingSize })
  }
  for (const path of ['createGig', 'createEvent']) {
    expect(await openHeading(page, `/business/${path}`), path).toEqual({ left: gutter, size: headingSize })
  }
})

test('the arrow of a link back is aligned with the heading', async ({ page }) => {
  await arrangeBusinessSession(page)
  const { id } = await arrangeGig(page)
  const arrow = async (name: string, role: 'link' | 'button') =>
    (await page.getByRole('main').getByRole(role, { name, exact: true }).locator('svg').boundingBox())?.x
  const { left } = await openHeading(page, '/business/createGig')
  expect(await arrow('Back', 'button')).toBe(left)
  await page.goto(`/business/gig/${id}`)
  expect(await arrow('Gigs', 'link')).toBe(sidebar + gutter)
})

test('the first field of a gig begins in the upper half of a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await arrangeBusinessSession(page)
  const { id } = await arrangeGig(page)
  const firstField = async () => (await page.getByLabel(/^Job title/).boundingBox())?.y
  await page.goto('/business/createGig')
  expect(await firstField()).toBeLessThan(300)
  for (const path of [`/business/createGig/from/${id}`, `/business/editGig/${id}`]) {
    await page.goto(path)
    await page.getByRole('button', { name: 'Change Job Basics (Overview)' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Job Basics (Overview)' })).toBeFocused()
    await page.evaluate(() => scrollTo(0, 0))
    expect(await firstField(), path).toBeLessThan(300)
  }
})
