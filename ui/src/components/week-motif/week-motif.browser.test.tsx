import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../testing/describe-conformance'
import { Loading } from './loading'
import { Logo } from './logo'
import { WeekMotif } from './week-motif'

describeConformance('WeekMotif', (props) => <WeekMotif {...props} />)
describeConformance('Logo', (props) => <Logo {...props} />)
describeConformance('Loading', (props) => <Loading {...props} />)

it('renders 28 cells, static under reduced motion', async () => {
  await render(<WeekMotif animated />)
  const cells = Array.from(document.querySelectorAll('rect'))
  expect(cells).toHaveLength(28)
  // The test browser emulates reduced motion.
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true)
  expect(new Set(cells.map((cell) => getComputedStyle(cell).animationName))).toEqual(new Set(['none']))
})
