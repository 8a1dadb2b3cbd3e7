import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../testing/describe-conformance'
import { dragMouse, sendMouse } from '../../testing/pointer'
import { useControlled } from '../../testing/use-controlled'
import { RangeSlider, type RangeSliderProps } from './range-slider'
import { Slider, type SliderProps } from './slider'
import type { SliderRange } from './slider-model'

function Pay({ onChange = () => {}, readOnly = false }: { onChange?: (value: number) => void; readOnly?: boolean }) {
  const [value, change] = useControlled(25, onChange)
  return (
    <Slider
      label="Pay"
      value={value}
      onChange={change}
      min={15}
      max={50}
      step={5}
      formatValue={(pay) => `$${pay}`}
      readOnly={readOnly}
      marks={[{ value: 40, label: 'Award' }]}
    />
  )
}

describeConformance('RangeSlider', (props) => (
  <RangeSlider
    label="Pay"
    thumbLabels={['From', 'To']}
    value={[20, 40]}
    onChange={() => {}}
    min={15}
    max={50}
    {...props}
  />
))

describeConformance('Slider', (props) => (
  <Slider label="Pay" value={25} onChange={() => {}} min={15} max={50} {...props} />
))

it('moves with arrows, Home and End, and has a value text', async () => {
  const changed = vi.fn()
  await render(<Pay onChange={changed} />)
  const slider = page.getByRole('slider', { name: 'Pay' })
  await userEvent.keyboard('{Tab}{ArrowRight}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', '$30')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', '$20')
  // It does not move past either end.
  await userEvent.keyboard('{End}{ArrowRight}{ArrowUp}{PageUp}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', '$50')
  await userEvent.keyboard('{Home}{ArrowLeft}{ArrowDown}{PageDown}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', '$15')
  expect(changed.mock.calls.flat()).toEqual([30, 25, 20, 50, 15])
  // The visible value is not announced as well.
  expect(page.getByRole('status', { includeHidden: true }).elements()).toEqual([])
})

it.each([
  [4, '15'],
  [400, '50'],
])('shows %s, which is out of range, as the nearest end', async (value, shown) => {
  await render(
    <Slider label="Pay" value={value} onChange={() => {}} min={15} max={50} formatValue={(pay) => `$${pay}`} />,
  )
  const slider = page.getByRole('slider', { name: 'Pay' })
  await expect.element(slider).toHaveValue(shown)
  await expect.element(slider).toHaveAttribute('aria-valuetext', `$${shown}`)
  expect(page.getByText(`$${value}`, { exact: true }).elements()).toEqual([])
})

it('shows a value that is not a number as the minimum', async () => {
  await render(
    <>
      <Slider label="Pay" value={Number.NaN} onChange={() => {}} min={15} max={50} />
      <RangeSlider
        label="Range"
        thumbLabels={['From', 'To']}
        value={[Number.NaN, 40]}
        onChange={() => {}}
        min={15}
        max={50}
      />
    </>,
  )
  await expect.element(page.getByRole('slider', { name: 'Pay' })).toHaveAttribute('aria-valuetext', '15')
  await expect.element(page.getByRole('slider', { name: 'From' })).toHaveAttribute('aria-valuetext', '15')
  await expect.element(page.getByRole('slider', { name: 'To' })).toHaveValue('40')
})

it('shows a range that is out of the scale as the part in it, and moves a thumb from there', async () => {
  const changed = vi.fn()
  await render(
    <RangeSlider label="Pay" thumbLabels={['From', 'To']} value={[4, 400]} onChange={changed} min={15} max={50} />,
  )
  await expect.element(page.getByText('15 – 50', { exact: true })).toBeVisible()
  const from = page.getByRole('slider', { name: 'From' })
  await expect.element(from).toHaveAttribute('aria-valuetext', '15')
  await expect.element(page.getByRole('slider', { name: 'To' })).toHaveAttribute('aria-valuetext', '50')
  await userEvent.keyboard('{Tab}{ArrowRight}')
  expect(changed.mock.calls).toEqual([[[16, 50]]])
})

it('does not move while read-only', async () => {
  await render(<Pay readOnly />)
  await userEvent.keyboard('{Tab}{End}')
  await expect.element(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '$25')
})

it('positions the mark at the thumb’s centre', async () => {
  await render(<Pay />)
  const track = page.getByRole('slider').element().getBoundingClientRect()
  const tick = document.querySelector('[data-mark]')?.getBoundingClientRect()
  const thumb = 28
  const expected = track.left + thumb / 2 + ((40 - 15) / (50 - 15)) * (track.width - thumb)
  expect(tick && tick.left + tick.width / 2).toBeCloseTo(expected, 0)
})

it('moves by a step with arrows and by more with Page Up and Page Down', async () => {
  const changed = vi.fn()
  await render(<Pay onChange={changed} />)
  await userEvent.keyboard('{Tab}{ArrowUp}{ArrowDown}')
  expect(changed.mock.calls.flat()).toEqual([30, 25])
  await userEvent.keyboard('{PageUp}')
  expect(changed.mock.lastCall?.[0]).toBeGreaterThanOrEqual(30)
  await userEvent.keyboard('{PageDown}{PageDown}')
  expect(changed.mock.lastCall?.[0]).toBeLessThanOrEqual(20)
  await expect.element(page.getByRole('slider', { name: 'Pay' })).toHaveAccessibleDescription('Award')
})

function Distance(props: Pick<SliderProps, 'onChange' | 'onChangeEnd'>) {
  const [value, change] = useControlled(0, props.onChange)
  return <Slider label="Distance" {...props} value={value} onChange={change} min={0} max={100} />
}

it('calls onChangeEnd once at the end of a drag, and at each key', async () => {
  const ended = vi.fn()
  const moved = vi.fn()
  await render(<Distance onChange={moved} onChangeEnd={ended} />)
  const slider = page.getByRole('slider').element()
  const { left, top, width, height } = slider.getBoundingClientRect()
  const at = (x: number) => ({ x, y: top + height / 2 })
  await dragMouse(at(left + 14), at(left + width / 4), at(left + width / 2))
  expect(moved.mock.calls.length).toBeGreaterThan(1)
  expect(ended.mock.calls).toEqual([[50]])
  await userEvent.keyboard('{ArrowRight}')
  expect(ended.mock.calls).toEqual([[50], [51]])
})

it.each(['ltr', 'rtl'])('goes up on a press above the middle of a vertical slider (%s)', async (dir) => {
  const changed = vi.fn()
  await render(
    <div dir={dir}>
      <Slider label="Volume" orientation="vertical" value={50} onChange={changed} min={0} max={100} />
    </div>,
  )
  const box = page.getByRole('slider').element().getBoundingClientRect()
  expect(box.height).toBeGreaterThan(box.width)
  await dragMouse({ x: box.left + box.width / 2, y: box.top + 20 })
  expect(changed.mock.lastCall?.[0]).toBeGreaterThan(90)
  await userEvent.keyboard('{ArrowUp}{ArrowRight}')
  expect(changed.mock.calls.slice(-2)).toEqual([[51], [51]])
})

it.each(['ltr', 'rtl'])('moves a vertical slider by keys, up towards its maximum (%s)', async (dir) => {
  const changed = vi.fn()
  await render(
    <div dir={dir}>
      <Slider label="Volume" orientation="vertical" value={50} onChange={changed} min={0} max={100} />
    </div>,
  )
  const slider = page.getByRole('slider', { name: 'Volume' })
  await expect.element(slider).toHaveAttribute('aria-orientation', 'vertical')
  await userEvent.tab()
  await expect.element(slider).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowDown}{ArrowLeft}{PageUp}{PageDown}{End}{Home}')
  expect(changed.mock.calls.flat()).toEqual([51, 51, 49, 49, 60, 40, 100, 0])
})

type PayRangeProps = Partial<RangeSliderProps> & { initial?: SliderRange }

function PayRange({ initial = [20, 40], onChange = () => {}, ...props }: PayRangeProps) {
  const [value, change] = useControlled<SliderRange, SliderRange>(initial, onChange)
  return (
    <RangeSlider
      label="Pay"
      thumbLabels={['Lowest pay', 'Highest pay']}
      name="pay"
      min={0}
      max={100}
      step={5}
      {...props}
      value={value}
      onChange={change}
    />
  )
}

describe('a range', () => {
  const changed = vi.fn()
  const ended = vi.fn()
  async function show(props: PayRangeProps = {}, dir = 'ltr') {
    changed.mockClear()
    ended.mockClear()
    await render(
      <form dir={dir}>
        <PayRange onChange={changed} onChangeEnd={ended} {...props} />
      </form>,
    )
  }
  const low = () => page.getByRole('slider', { name: 'Lowest pay' })
  const high = () => page.getByRole('slider', { name: 'Highest pay' })
  /** The point of the track at a percentage of its values. */
  function pointAt(percent: number) {
    const { left, top, width, height } = low().element().getBoundingClientRect()
    return { x: left + 14 + (percent / 100) * (width - 28), y: top + height / 2 }
  }
  const lastValue = () => changed.mock.lastCall?.[0]

  it('is a named group of two named thumbs, submitted under one name', async () => {
    await show({ marks: [{ value: 30, label: 'Award' }], hint: 'Per hour' })
    await expect.element(page.getByRole('group', { name: 'Pay' })).toBeVisible()
    await expect.element(low()).toHaveAccessibleDescription('Per hour Award')
    const form = document.querySelector('form')
    expect(form && new FormData(form).getAll('pay')).toEqual(['20', '40'])
  })

  it('moves each thumb by keys, up to the other one', async () => {
    await show()
    await userEvent.keyboard('{Tab}{ArrowRight}')
    expect(lastValue()).toEqual([25, 40])
    await userEvent.keyboard('{End}')
    expect(lastValue()).toEqual([40, 40])
    await userEvent.keyboard('{ArrowUp}{PageUp}')
    await expect.element(low()).toHaveValue('40')
    await userEvent.keyboard('{Home}')
    expect(lastValue()).toEqual([0, 40])
    await userEvent.keyboard('{Tab}{Home}')
    await expect.element(high()).toHaveFocus()
    expect(lastValue()).toEqual([0, 0])
    await userEvent.keyboard('{PageUp}{End}')
    expect(lastValue()).toEqual([0, 100])
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}')
    expect(lastValue()).toEqual([0, 90])
    await userEvent.keyboard('{PageDown}{End}')
    expect(changed.mock.calls.at(-2)?.[0][1]).toBeLessThan(85)
    expect(ended.mock.lastCall).toEqual([[0, 100]])
  })

  it('LS-05 mirrors the left and right keys from right to left', async () => {
    await show({}, 'rtl')
    await userEvent.keyboard('{Tab}{ArrowLeft}')
    expect(lastValue()).toEqual([25, 40])
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(lastValue()).toEqual([15, 40])
  })

  it.each(['ltr', 'rtl'])(
    'moves the nearest thumb to a press, then with the pointer, not past the other (%s)',
    async (dir) => {
      await show({}, dir)
      const at = (percent: number) => pointAt(dir === 'rtl' ? 100 - percent : percent)
      await dragMouse(at(10), at(60), at(70))
      await expect.element(low()).toHaveFocus()
      expect(changed.mock.calls[0]).toEqual([[10, 40]])
      expect(lastValue()).toEqual([40, 40])
      expect(ended.mock.calls).toEqual([[[40, 40]]])
      // Two equal thumbs: the direction of the drag says which is meant.
      await dragMouse(at(40), at(50), at(80))
      await expect.element(high()).toHaveFocus()
      expect(lastValue()).toEqual([40, 80])
      await dragMouse(at(40), at(5))
      expect(lastValue()).toEqual([5, 80])
      expect(ended).toHaveBeenCalledTimes(3)
    },
  )

  it('does not move under a pointer that grabs a thumb beside its middle', async () => {
    await show()
    const { x, y } = pointAt(40)
    await dragMouse({ x: x + 9, y })
    await expect.element(high()).toHaveFocus()
    expect(changed).not.toHaveBeenCalled()
    expect(ended).not.toHaveBeenCalled()
  })

  it('follows the pointer upwards', async () => {
    await show({ orientation: 'vertical', initial: [20, 60] })
    const { left, top, width, height } = low().element().getBoundingClientRect()
    const at = (y: number) => ({ x: left + width / 2, y })
    await dragMouse(at(top + 4), at(top + height / 2))
    expect(changed.mock.calls[0]).toEqual([[20, 100]])
    expect(lastValue()).toEqual([20, 50])
  })

  it('stops moving when it is disabled during a drag', async () => {
    changed.mockClear()
    const screen = await render(<PayRange onChange={changed} />)
    await sendMouse('mousePressed', pointAt(80))
    expect(changed).toHaveBeenCalled()
    await screen.rerender(<PayRange onChange={changed} disabled />)
    changed.mockClear()
    await sendMouse('mouseMoved', pointAt(90))
    await sendMouse('mouseReleased', pointAt(90))
    expect(changed).not.toHaveBeenCalled()
  })

  it('does not move in a disabled fieldset', async () => {
    changed.mockClear()
    await render(
      <fieldset disabled>
        <PayRange onChange={changed} />
      </fieldset>,
    )
    await dragMouse(pointAt(80), pointAt(90))
    expect(changed).not.toHaveBeenCalled()
  })

  it.each([{ disabled: true }, { readOnly: true }])('does not move while %o', async (props) => {
    await show(props)
    await dragMouse(pointAt(80), pointAt(90))
    await userEvent.keyboard('{Tab}{End}')
    expect(changed).not.toHaveBeenCalled()
    expect(ended).not.toHaveBeenCalled()
  })
})
