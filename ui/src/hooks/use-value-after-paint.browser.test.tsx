import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, it } from 'vitest'
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
