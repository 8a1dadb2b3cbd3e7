// Set up for each file of stories: plays stories with the tag `both-widths` at a phone's width too, then hides each story.
import { afterEach, type TestContext } from 'vitest'
import { hideStory } from '../visual-tests/story-page'

/** Vitest's context with the undocumented `story` that Storybook's test adds. */
interface StoryTestContext extends TestContext {
  story?: { tags: string[]; run: (context: { tags: string[] }) => Promise<void> }
}

// Runs after a failure at 1280 px too, because the story may also fail at 375 px.
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
