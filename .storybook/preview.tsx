import type { Decorator, Preview } from '@storybook/react-vite'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { configure } from 'storybook/test'
import { startClient } from '../client/index.ts'
import { failOnUnhandledCalls, forgetUnhandledCalls, startApiWorker } from './api-worker'
import { chromaticModes, viewports } from './modes'
import { pinTimeAndRandom } from './pinned-time'
import '../app/styles.css'
import './preview.css'

// `findBy` and `waitFor` end as soon as their condition holds; the long timeout is for busy machines.
configure({ asyncUtilTimeout: 30_000 })

/** The theme goes on the html element, as in the product, so that portals (dialogs, menus) get it too. */
const withTheme: Decorator = (Story, { globals }) => {
  document.documentElement.dataset.theme = globals.theme === 'dark' ? 'dark' : 'light'
  return <Story />
}

export default {
  tags: ['autodocs'],
  decorators: [withTheme],
  loaders: [mswLoader(startApiWorker)],
  beforeEach() {
    forgetUnhandledCalls()
    localStorage.clear()
    sessionStorage.clear()
    const restoreTimeAndRandom = pinTimeAndRandom()
    const stopClient = startClient()
    return () => {
      stopClient()
      restoreTimeAndRandom()
    }
  },
  afterEach: failOnUnhandledCalls,
  globalTypes: {
    theme: {
      description: 'Light or dark theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light' },
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      options: {
        runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
      },
    },
    backgrounds: { disabled: true },
    // Without animations and with a pinned clock, pictures need no delay.
    chromatic: { modes: chromaticModes, prefersReducedMotion: 'reduce', pauseAnimationAtEnd: true },
    viewport: {
      options: viewports,
    },
    options: {
      storySort: { method: 'alphabetical', order: ['Getting started', 'Accessibility', 'Design', 'ui', 'Screens'] },
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { toc: true },
  },
} satisfies Preview
