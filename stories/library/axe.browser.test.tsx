import { afterEach, expect, it } from 'vitest'
import { checkScreenStory } from './axe'

const nameless = document.createElement('button')
nameless.id = 'nameless'

afterEach(() => nameless.remove())

const options = { runOnly: ['button-name'] }

it('NF-01 fails a screen with a violation and names the element, unless the story disables the rule', async () => {
  document.body.append(nameless)
  await expect(checkScreenStory({ options })).rejects.toThrow('button-name at #nameless')
  await checkScreenStory({ options, config: { rules: [{ id: 'button-name', selector: 'a' }] } })
  // One story's configuration must not affect the next check.
  await expect(checkScreenStory({ options })).rejects.toThrow('button-name at #nameless')
})
