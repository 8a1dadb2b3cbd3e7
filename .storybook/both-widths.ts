// Set up for each file of stories: plays stories with the tag `both-widths` at a phone's width too, then hides each story.
import { afterEach, type TestContext } from 'vitest'
import { hideStory } from '../visual-tests/story-page'

/** What Storybook's test of a story adds to Vitest's context, which is documented nowhere. */
interface StoryTestContext extends TestContext {
  story?: { tags: string[]; run: (context: { tags: string[] }) => Promise<void> }
}

// Also after a failure at 1280 px, which may not be the only one.
afterEach<StoryTestContext>(async ({ story, task }) => {
  if (!story && task.result?.state === 'fail') return
  if (!story) {
    throw new Error(
      'Storybook’s test no longer adds its story to the context: both-widths stories would not be visited on a phone.',
    )
  }
  if (story.tags.includes('both-widths')) await story.run({ tags: [...story.tags, 'phone-only'] })
  hideStory()
})
