import { composeStory } from '@storybook/react-vite'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import * as vitestPreview from '../../.storybook/vitest-preview'
import { narrowScreenProblems } from './narrow-screens'

afterEach(() => page.viewport(1280, 800))

/** A story with a box wider than the window, and a text truncated to one letter. */
const Broken = composeStory(
  {
    // Without pictures, because only the Vitest project `stories` has their commands.
    tags: ['no-visual'],
    render: () => (
      <>
        <div style={{ width: 400 }}>Wide</div>
        <p style={{ width: 20, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>Truncated</p>
      </>
    ),
  },
  { title: 'Broken' },
  { afterEach: vitestPreview.afterEach },
)

it('NF-01 fails a story that does not fit 320 px with doubled text, and names overflowing and truncated elements', async () => {
  await expect(Broken.run()).rejects.toThrow('at 320 px with doubled text size')
  expect(await narrowScreenProblems(false)).toEqual([
    expect.stringMatching(/^div "Wide" from \d+ to 4\d\d$/),
    'the page scrolls sideways',
    'p "Truncated" is cut to 20 px',
  ])
})
