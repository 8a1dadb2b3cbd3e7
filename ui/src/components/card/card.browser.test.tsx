import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../testing/describe-conformance'
import { Card } from './card'

describeConformance('Card', (props) => <Card {...props}>A gig</Card>)

it('lets className override its classes', async () => {
  await render(
    <Card className="rounded-none" data-testid="card">
      A gig
    </Card>,
  )
  expect(getComputedStyle(page.getByTestId('card').element()).borderTopLeftRadius).toBe('0px')
})
