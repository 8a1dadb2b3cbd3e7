import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { someListing } from '@/domain/testing/listings'
import { useChangeNotice } from './use-change-notice'

const live = () => someListing({ expiringOn: '2999-01-01T00:00:00.000Z' })

function Notice({ listings, view = null }: { listings: Parameters<typeof useChangeNotice>[0]; view?: string | null }) {
  return <p role="status">{useChangeNotice(listings, view)}</p>
}

const status = () => page.getByRole('status')

it('PF-09 announces a change to the listing on the screen, and nothing for a listing that is newly shown', async () => {
  const screen = await render(<Notice listings={[]} />)
  await screen.rerender(<Notice listings={[live()]} />)
  await expect.element(status()).toHaveTextContent(/^$/)
  await screen.rerender(<Notice listings={[{ ...live(), status: 'paused' }]} />)
  await expect.element(status()).toHaveTextContent('Barista: This gig is paused.')
})

it('changes its text when the same change happens again, so that screen readers read it again', async () => {
  const screen = await render(<Notice listings={[live()]} />)
  await screen.rerender(<Notice listings={[{ ...live(), payRangeEnd: 40 }]} />)
  await expect.element(status()).toHaveTextContent('Barista has changed: Pay.')
  const first = status().element().textContent
  await screen.rerender(<Notice listings={[{ ...live(), payRangeEnd: 41 }]} />)
  await expect.poll(() => status().element().textContent).not.toBe(first)
})

it('starts another view without the notice', async () => {
  const screen = await render(<Notice listings={[live()]} view="a" />)
  await screen.rerender(<Notice listings={[{ ...live(), status: 'paused' }]} view="a" />)
  await expect.element(status()).toHaveTextContent('paused')
  await screen.rerender(<Notice listings={[live()]} view="b" />)
  await expect.element(status()).toHaveTextContent(/^$/)
})
