import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { boxStyleOf, forceColors, systemColor } from '../../testing/forced-colors'
import { entriesOf } from './availability'
import { AvailabilityGrid } from './availability-grid'

/** The cell contents of a read-only table. */
const drawnIn = (name: string) => {
  const cell = page
    .getByRole('row', { name: /^Sunday/ })
    .getByRole('cell', { name, exact: true })
    .element()
  return cell.firstElementChild ?? cell
}
const button = (name: string) => page.getByRole('button', { name, exact: true }).element()

describe.each(['dark', 'light'] as const)('in a %s theme of forced colours', (scheme) => {
  beforeEach(() => forceColors(scheme))

  it('AG-03 gives the compare states four distinct icons with contrast', async () => {
    const self = entriesOf(['0-0', '0-1'])
    await render(<AvailabilityGrid mode="compare" label="How you fit" self={self} other={entriesOf(['0-0', '0-2'])} />)
    const names = ['both', 'only you', 'only the gig', 'neither']
    await expect.element(page.getByRole('cell', { name: 'both', exact: true })).toBeInTheDocument()
    const looks = names.map((name) => boxStyleOf(drawnIn(name)))
    expect(new Set(looks.map(({ mask }) => mask)).size).toBe(4)
    const [both, onlySelf, clash, neither] = looks
    expect(both).toMatchObject({ background: systemColor('Highlight'), glyph: systemColor('HighlightText') })
    expect(clash).toMatchObject({
      background: systemColor('CanvasText'),
      border: `solid 2px ${systemColor('CanvasText')}`,
      glyph: systemColor('Canvas'),
    })
    for (const look of [onlySelf, neither]) {
      expect(look).toMatchObject({
        background: systemColor('Canvas'),
        border: `solid 1px ${systemColor('CanvasText')}`,
        glyph: systemColor('CanvasText'),
      })
    }
    const legend = [...document.querySelectorAll('.week-legend i')].map((swatch) => boxStyleOf(swatch).mask)
    expect(legend).toEqual(looks.map(({ mask }) => mask))
  })

  it('AG-10 distinguishes free, not free and focused cells', async () => {
    await render(<AvailabilityGrid mode="edit" label="Your week" value={entriesOf(['0-0'])} onChange={() => {}} />)
    await expect.element(page.getByRole('switch')).toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    const free = button('Sunday morning')
    expect(free).toBe(document.activeElement)
    expect(boxStyleOf(free)).toMatchObject({
      background: systemColor('Highlight'),
      glyph: systemColor('HighlightText'),
      outline: `solid 3px ${systemColor('CanvasText')}`,
    })
    const notFree = { background: systemColor('ButtonFace'), mask: 'none' }
    expect(boxStyleOf(button('Monday morning'))).toMatchObject({
      ...notFree,
      border: `solid 1px ${systemColor('ButtonBorder')}`,
      outline: 'none',
    })
    await userEvent.keyboard('{ArrowDown}')
    expect(boxStyleOf(button('Monday morning'))).toMatchObject({
      ...notFree,
      outline: `solid 3px ${systemColor('Highlight')}`,
    })
    expect(boxStyleOf(free).outline).toBe('none')
  })

  it('AG-10 greys out a disabled tool and its icon', async () => {
    await render(<AvailabilityGrid mode="edit" label="Your week" value={entriesOf(['0-0'])} onChange={() => {}} />)
    const grey = systemColor('GrayText')
    expect(boxStyleOf(button('Undo'))).toMatchObject({ text: grey, glyph: grey })
    const ready = systemColor('ButtonText')
    expect(boxStyleOf(button('Clear'))).toMatchObject({ text: ready, glyph: ready })
  })

  it('AG-10 keeps native checkbox marks in the list and its switch', async () => {
    await render(<AvailabilityGrid mode="edit" label="Your week" value={entriesOf(['0-0'])} onChange={() => {}} />)
    const toList = page.getByRole('switch').element()
    const track = () => getComputedStyle(toList, '::after').backgroundImage
    const off = track()
    await userEvent.click(toList)
    expect(track()).not.toBe(off)
    expect(track()).toContain(systemColor('Highlight'))
    const [first] = page.getByRole('checkbox').elements()
    expect(getComputedStyle(first ?? document.body).appearance).toBe('auto')
  })
})
