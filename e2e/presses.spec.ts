import { arrangeStudent, arrangeStudentSession } from './support/arrange'
import { renderingWorkOf } from './support/rendering'
import { expect, test } from './support/test'

test('closing a dialog recalculates the style of less than a quarter of the page', { tag: '@phone' }, async ({
  page,
}) => {
  await arrangeStudent(page)
  await expect(page.locator('[id^=job-card-]').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const pageSize = await page.getByRole('main').locator('*').count()
  await page.getByRole('button', { name: 'Filters' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('button', { name: 'Close' })).toBeVisible()
  const { styledElements } = await renderingWorkOf(page, async () => {
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
  })
  expect(styledElements).toBeLessThan(pageSize / 4)
})

test('painting a cell causes one layout at most', { tag: '@phone' }, async ({ page }) => {
  await arrangeStudentSession(page)
  await page.goto('/settings')
  const cell = page.getByRole('button', { name: 'Monday morning' })
  // Wait for late content, whose layout would be counted too.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expect(page.getByText('This device')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await cell.scrollIntoViewIfNeeded()
  // Press once before counting: the first change also enables the save button.
  await cell.click()
  await expect(cell).toHaveAttribute('aria-pressed', 'true')
  const { layouts } = await renderingWorkOf(page, async () => {
    await cell.click()
    await expect(cell).toHaveAttribute('aria-pressed', 'false')
  })
  expect(layouts).toBeLessThanOrEqual(1)
})

test('a pressed card looks selected before its gig is rendered', { tag: '@phone' }, async ({ page }) => {
  await arrangeStudent(page)
  const card = page.locator('[id^=job-card-]').first()
  await expect(card).toBeVisible()
  await page.waitForLoadState('networkidle')
  const looks = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const seen: string[] = []
        const list = document.querySelector('section:has(#job-list)')
        const observer = new MutationObserver(() => {
          const isSelected = document.querySelector('[id^=job-card-][aria-current]') !== null
          const isListHidden = list !== null && getComputedStyle(list).display === 'none'
          seen.push(isListHidden ? 'gig' : isSelected ? 'selected card' : 'list')
          if (isListHidden) resolve(seen)
        })
        observer.observe(document.body, { subtree: true, childList: true, attributes: true })
      }),
  )
  await card.click()
  expect(await looks).toContain('selected card')
})
