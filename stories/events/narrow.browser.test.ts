import { expect, it } from 'vitest'
import { narrowScreenProblems } from '../library/narrow-screens'

it('NF-01 the screens of events fit 320 px with doubled text size', async () => {
  // Connected pages show the same screens.
  const modules = import.meta.glob(['./*.stories.tsx', '!./*-page.stories.tsx'])
  expect(await narrowScreenProblems(modules)).toEqual([])
})
