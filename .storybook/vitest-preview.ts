// Adds checks to each story in the Vitest project `stories`: pictures, axe at each width, and narrow screens.
import './owner-stacks'
import type { Preview } from '@storybook/react-vite'
import { expect } from 'vitest'
import { checkLibraryStory, checkScreenStory, isLibraryFile } from '../stories/library/axe'
import { narrowScreenProblems } from '../stories/library/narrow-screens'
import { overlays } from '../stories/library/overlays'
import { widthsOfVisit } from '../visual-tests/story-keys'
import { matchStorySnapshots, prepareStoryPage, showAt, twoFrames } from '../visual-tests/story-page'

export const beforeEach: Preview['beforeEach'] = async ({ parameters, tags }) => {
  await prepareStoryPage(parameters.layout, tags)
}

/** Whether this run is `npm run visual`, which compares pictures and skips axe and narrow screens. */
const onlyPictures = import.meta.env.ONLY_PICTURES === 'yes'

/**
 * Checks the story, as its play function left it, at each width of the visit and on a narrow screen.
 * @throws the error of a failed check, or an AggregateError of several: a failure at one width does not hide the next
 */
export const afterEach: Preview['afterEach'] = async ({ id, parameters, tags }) => {
  const isLibraryStory = isLibraryFile(expect.getState().testPath ?? '')
  const errors: unknown[] = []
  const check = (run: () => Promise<void>) => run().catch((error: unknown) => errors.push(error))
  // The library's stories are checked at both widths, also without pictures.
  const widths = widthsOfVisit(isLibraryStory ? tags.filter((tag) => tag !== 'no-visual') : tags)
  for (const [index, name] of widths.entries()) {
    if (index > 0) await showAt(name)
    // Comparing a picture waits for the new layout. Without a picture, axe would read the layout of the previous width.
    if (index > 0 && tags.includes('no-visual')) await twoFrames()
    await check(() => matchStorySnapshots(id, tags, name))
    if (onlyPictures) continue
    await check(() => (isLibraryStory ? checkLibraryStory(overlays[id]) : checkScreenStory(parameters.a11y)))
  }
  if (!onlyPictures)
    await check(async () => {
      expect(await narrowScreenProblems(isLibraryStory), 'at 320 px with doubled text size').toEqual([])
    })
  if (errors.length > 1) throw new AggregateError(errors, errors.join('\n'))
  if (errors.length === 1) throw errors[0]
}
