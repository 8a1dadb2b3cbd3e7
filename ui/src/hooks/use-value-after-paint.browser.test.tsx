import { Suspense, use, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useValueAfterPaint } from './use-value-after-paint'

/** What each commit showed: the value, and the value after its paint. */
let commits: [value: number, painted: number][] = []

function Values({ value }: { value: number }) {
  const painted = useValueAfterPaint(value)
  useLayoutEffect(() => {
    commits.push([value, painted])
  })
  return <output>{painted}</output>
}

async function renderValues() {
  commits = []
  return render(<Values value={1} />)
}

it('shows the first value at once, and another after a frame', async () => {
  const view = await renderValues()
  let frames = 0
  let framesBefore = -1
  const observer = new MutationObserver(() => {
    framesBefore = frames
  })
  observer.observe(view.container, { subtree: true, characterData: true })
  const frame = () => {
    frames += 1
    handle = requestAnimationFrame(frame)
  }
  let handle = requestAnimationFrame(frame)
  await view.rerender(<Values value={2} />)
  await expect.element(view.getByRole('status')).toHaveTextContent('2')
  cancelAnimationFrame(handle)
  observer.disconnect()
  expect(commits).toEqual([
    [1, 1],
    [2, 1],
    [2, 2],
  ])
  expect(framesBefore).toBeGreaterThan(0)
})

interface SlowValuesProps {
  value: number
  /** Ends once the value 2 can be shown. */
  awaitTwo: () => Promise<void>
  onShown: (painted: number) => void
}

function SlowValues({ value, awaitTwo, onShown }: SlowValuesProps) {
  return <SlowValue painted={useValueAfterPaint(value)} {...{ awaitTwo, onShown }} />
}

function SlowValue({ painted, awaitTwo, onShown }: Omit<SlowValuesProps, 'value'> & { painted: number }) {
  if (painted === 2) use(awaitTwo())
  useLayoutEffect(() => onShown(painted), [onShown, painted])
  return null
}

it('skips a value that is replaced while its transition is pending', async () => {
  let load = () => {}
  const loaded = new Promise<void>((resolve) => {
    load = resolve
  })
  const awaitTwo = vi.fn(() => loaded)
  const onShown = vi.fn()
  const values = (value: number) => (
    <Suspense>
      <SlowValues {...{ value, awaitTwo, onShown }} />
    </Suspense>
  )
  const view = await render(values(1))
  await view.rerender(values(2))
  await expect.poll(() => awaitTwo.mock.calls.length).toBeGreaterThan(0)
  await view.rerender(values(1))
  load()
  await loaded
  await view.rerender(values(3))
  await expect.poll(() => onShown.mock.lastCall).toEqual([3])
  expect(onShown.mock.calls).toEqual([[1], [3]])
})

/** Changes the value twice at a press, and renders each. */
function Counter() {
  const [value, setValue] = useState(1)
  function handleClick() {
    flushSync(() => setValue(2))
    setValue(3)
  }
  return (
    <>
      <button type="button" onClick={handleClick}>
        Press
      </button>
      <Values value={value} />
    </>
  )
}

it('skips a value that is replaced before the frame', async () => {
  commits = []
  const view = await render(<Counter />)
  await view.getByRole('button').click()
  await expect.element(view.getByRole('status')).toHaveTextContent('3')
  expect(commits).toEqual([
    [1, 1],
    [2, 1],
    [3, 1],
    [3, 3],
  ])
})
