import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, onTestFinished } from 'vitest'
import { describeConformance } from '../../testing/describe-conformance'
import { Avatar } from './avatar'

describeConformance('Avatar', (props) => <Avatar name="Mei Tanaka" {...props} />)

it('shows the initials when the picture of a page from the server failed before hydration', async () => {
  const avatar = <Avatar name="Mei Tanaka" src="data:image/png;base64,none" />
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(avatar)
  const img = container.querySelector('img')
  await expect.poll(() => img?.complete).toBe(true)
  const root = hydrateRoot(container, avatar)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  await expect.poll(() => container.textContent).toBe('MT')
})
