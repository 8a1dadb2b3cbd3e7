import { hydrateRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { Footer } from './footer'

const props = { tagline: 'Find your next gig', company: 'Campus Gigs', links: { privacy: '/privacy', terms: '/terms' } }

test('shows this year on a page that was rendered last year', async () => {
  const { renderToString } = await import('react-dom/server')
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(<Footer {...props} year={2026} />)
  const problems: unknown[] = []
  const root = hydrateRoot(container, <Footer {...props} year={2027} />, {
    onRecoverableError: (error) => problems.push(error),
  })
  await expect.poll(() => container.textContent).toContain('© 2027 Campus Gigs')
  expect(problems).toEqual([])
  root.unmount()
  container.remove()
})
