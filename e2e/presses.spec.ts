import { arrangeStudent, arrangeStudentSession } from './support/arrange-accounts'
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

test('a pressed card looks selected in a frame before its gig is rendered', { tag: '@phone' }, async ({ page }) => {
  await arrangeStudent(page)
  const card = page.locator('[id^=job-card-]').first()
  await expect(card).toBeVisible()
  await page.waitForLoadState('networkidle')
  const framesOfLooks = page.evaluate(
    () =>
      new Promise<{ selectedCard: number | undefined; gig: number }>((resolve) => {
        let frames = 0
        let selectedCard: number | undefined
        // No named functions: a transpiled name needs a helper that the page lacks.
        void (async () => {
          for (;;) {
            await new Promise(requestAnimationFrame)
            frames += 1
          }
        })()
        const list = document.querySelector('section:has(#job-list)')
        new MutationObserver(() => {
          if (document.querySelector('[id^=job-card-][aria-current]')) selectedCard ??= frames
          const isListHidden = list !== null && getComputedStyle(list).display === 'none'
          if (isListHidden) resolve({ selectedCard, gig: frames })
        }).observe(document.body, { subtree: true, childList: true, attributes: true })
      }),
  )
  await card.click()
  const { selectedCard = Number.POSITIVE_INFINITY, gig } = await framesOfLooks
  expect(gig).toBeGreaterThan(selectedCard)
})
