import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../testing/describe-conformance'
import { WindowedList } from './windowed-list'

interface Row {
  name: string
  height: number
}

/** Rows of very different heights, none equal to the estimate. */
const rowsOf = (count: number, first = 0): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `Row ${first + index}`,
    height: 40 + (((first + index) * 7919) % 260),
  }))
const nameOf = ({ name }: Row) => name

function List({ rows, keep }: { rows: readonly Row[]; keep?: string }) {
  return (
    <>
      <p style={{ height: 120 }}>Above</p>
      <WindowedList
        // A caller's ref takes nothing away from the list.
        ref={() => {}}
        aria-label="Rows"
        items={rows}
        keyOf={nameOf}
        rowHeight={100}
        gap={8}
        keep={keep ?? null}
      >
        {({ name, height }) => (
          <button type="button" style={{ height, width: '100%' }}>
            {name}
          </button>
        )}
      </WindowedList>
      <p>Below</p>
    </>
  )
}

describeConformance('WindowedList', (props) => (
  <WindowedList items={rowsOf(9)} keyOf={nameOf} rowHeight={100} {...props}>
    {nameOf}
  </WindowedList>
))

const drawn = () => Array.from(document.querySelectorAll('li'))
const names = () => drawn().map((row) => row.textContent ?? '')
const topOf = (name: string) => page.getByRole('button', { name, exact: true }).element().getBoundingClientRect().top
const frames = async (count = 3) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame)
}
const isInView = ({ top, bottom }: DOMRect) => bottom > 0 && top < window.innerHeight
/** Waits until rows are rendered and measured: no change between two samples some frames apart. */
async function settled() {
  const sample = () => [window.scrollY, document.documentElement.scrollHeight, ...names()].join()
  let last = ''
  while (last !== sample()) {
    last = sample()
    await frames()
  }
}
/** Scrolls, and waits until the rows there are rendered. */
async function scrollTo(top: number) {
  window.scrollTo(0, top)
  await frames()
  await expect.poll(() => drawn().some((row) => isInView(row.getBoundingClientRect()))).toBe(true)
  await settled()
}

it('renders only the rows in view of 2,000, each with its position and the total', async () => {
  await render(<List rows={rowsOf(2000)} />)
  await frames()
  expect(drawn().length).toBeLessThan(40)
  expect(names()[0]).toBe('Row 0')
  expect(drawn()[2]?.getAttribute('aria-posinset')).toBe('3')
  expect(drawn()[2]?.getAttribute('aria-setsize')).toBe('2000')
})

it('fills the view without gaps or overlaps at any scroll position', async () => {
  await render(<List rows={rowsOf(2000)} />)
  for (const top of [5000, 90_000, 20_000, 20_300, 150_000]) {
    await scrollTo(top)
    const boxes = drawn().map((row) => row.getBoundingClientRect())
    expect(boxes[0]?.top).toBeLessThan(0)
    expect(boxes.at(-1)?.bottom).toBeGreaterThan(window.innerHeight)
    for (const [index, box] of boxes.entries())
      if (index > 0) expect(box.top - (boxes[index - 1]?.bottom ?? 0)).toBeCloseTo(8, 0)
  }
})

it('scrolls to the last row on End', async () => {
  await render(<List rows={rowsOf(2000)} />)
  await frames()
  for (let press = 0; press < 3; press += 1) {
    await userEvent.keyboard('{End}')
    await scrollTo(document.documentElement.scrollHeight)
  }
  await expect.element(page.getByRole('button', { name: 'Row 1999', exact: true })).toBeInViewport()
  expect(drawn().length).toBeLessThan(40)
})

it('does not jump when scrolling up past unmeasured rows', async () => {
  await render(<List rows={rowsOf(2000)} />)
  await scrollTo(60_000)
  for (let moved = 0; moved < 20; moved += 1) {
    const inSight = drawn().find((row) => row.getBoundingClientRect().top > 300)?.textContent ?? ''
    const before = topOf(inSight)
    window.scrollBy(0, -150)
    await frames()
    await settled()
    expect(topOf(inSight) - before, `step ${moved}`).toBeCloseTo(150, -1)
  }
})

it('keeps the focused row rendered, and Tab moves on from it', async () => {
  await render(<List rows={rowsOf(2000)} />)
  await frames()
  const row = page.getByRole('button', { name: 'Row 3', exact: true })
  row.element().focus()
  await scrollTo(80_000)
  expect(document.activeElement).toBe(row.element())
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('Row 4')
  await expect.element(page.getByRole('button', { name: 'Row 4', exact: true })).toBeInViewport()
})

it('keeps the row of the keep prop rendered', async () => {
  await render(<List rows={rowsOf(2000)} keep="Row 7" />)
  await scrollTo(80_000)
  expect(names()).toContain('Row 7')
  expect(drawn().length).toBeLessThan(40)
})

it('keeps that row after null until another key is given', async () => {
  const rows = rowsOf(2000)
  const { rerender } = await render(<List rows={rows} keep="Row 7" />)
  await scrollTo(90_000)
  await rerender(<List rows={rows} />)
  await frames()
  expect(names()).toContain('Row 7')
  await rerender(<List rows={rows} keep="Row 1900" />)
  await frames()
  expect(names()).not.toContain('Row 7')
})

/** A list whose rows the test changes from outside. */
function Growing() {
  const [rows, setRows] = useState(() => rowsOf(300))
  return (
    <>
      <div style={{ position: 'fixed', bottom: 0, zIndex: 1 }}>
        <button type="button" onClick={() => setRows((before) => [...rowsOf(5, 5000), ...before])}>
          Five more
        </button>
        <button
          type="button"
          onClick={() => setRows((before) => before.map((row) => ({ ...row, height: row.height * 2 })))}
        >
          Larger
        </button>
      </div>
      <List rows={rows} />
    </>
  )
}

it('keeps the view steady when rows above are inserted or grow', async () => {
  await render(<Growing />)
  await scrollTo(8000)
  for (const name of ['Five more', 'Larger']) {
    const first = drawn().find((row) => row.getBoundingClientRect().bottom > 0)?.textContent ?? ''
    const before = topOf(first)
    await page.getByRole('button', { name, exact: true }).click()
    await frames(5)
    expect(topOf(first)).toBeCloseTo(before, 0)
  }
})

it('follows its scroll container', async () => {
  await render(
    <div id="box" style={{ height: 400, overflowY: 'auto' }}>
      <List rows={rowsOf(2000)} />
    </div>,
  )
  const box = document.getElementById('box')
  for (const top of [9000, 60_000, 59_700, 59_400]) {
    box?.scrollTo(0, top)
    await frames()
    const [first, last] = [drawn()[0], drawn().at(-1)].map((row) => row?.getBoundingClientRect())
    expect(first?.top).toBeLessThan(0)
    expect(last?.bottom).toBeGreaterThan(400)
    expect(drawn().length).toBeLessThan(40)
  }
  const inSight = drawn().find((row) => row.getBoundingClientRect().top > 100)?.textContent ?? ''
  const before = topOf(inSight)
  box?.scrollBy(0, -150)
  await frames()
  expect(topOf(inSight) - before).toBeCloseTo(150, -1)
  expect(window.scrollY).toBe(0)
})

it('restores its height and scroll position after navigation', async () => {
  const heights = new Map<string, number>()
  const rows = rowsOf(300)
  const list = () => (
    <WindowedList items={rows} keyOf={nameOf} rowHeight={100} heights={heights}>
      {({ name, height }) => <p style={{ height, margin: 0 }}>{name}</p>}
    </WindowedList>
  )
  const screen = await render(list())
  for (let top = 0; top < 9000; top += 900) await scrollTo(top)
  const [before, place] = [names(), window.scrollY]
  await screen.unmount()
  await render(list())
  await scrollTo(place)
  expect(names()).toEqual(before)
  expect(window.scrollY).toBe(place)
})

it('keeps its rows while hidden', async () => {
  await render(
    <div id="pane">
      <List rows={rowsOf(2000)} />
    </div>,
  )
  await scrollTo(30_000)
  // Measuring the rows that came into view changes the scroll position slightly.
  const [before, place] = [names(), window.scrollY]
  const pane = document.getElementById('pane')
  if (pane) pane.style.display = 'none'
  window.scrollTo(0, 0)
  await frames()
  expect(names()).toEqual(before)
  if (pane) pane.style.display = ''
  await scrollTo(place)
  expect(names()).toEqual(before)
})
