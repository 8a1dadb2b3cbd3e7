// What the Vitest projects of stories add to the preview: pictures, and the library's stricter checks.
import './owner-stacks'
import type { Preview } from '@storybook/react-vite'
import { expect } from 'vitest'
import { checkLibraryStory, isLibraryFile } from '../stories/library/library-story'
import { overlays } from '../stories/library/overlays'
import { matchStorySnapshots, prepareStoryPage, viewportName } from '../visual-tests/story-page'

/** Only violations fail a story, and no rule of these tags reads style sheets or media: collecting them would take axe time. */
export const parameters: Preview['parameters'] = { a11y: { options: { preload: false, resultTypes: ['violations'] } } }

const isLibraryStory = () => isLibraryFile(expect.getState().testPath ?? '')

export const beforeEach: Preview['beforeEach'] = async (context) => {
  // checkLibraryStory runs axe itself.
  if (isLibraryStory()) context.globals.a11y = { manual: true }
  await prepareStoryPage(context.parameters.layout)
}

export const afterEach: Preview['afterEach'] = async ({ id, tags }) => {
  await matchStorySnapshots(id, tags)
  if (isLibraryStory() && viewportName === 'desktop') await checkLibraryStory(overlays[id])
}
