// Runs in the page before Storybook does: `window.storyOutcome` settles when the story, its play function and the check
// of its accessibility end. `window.showStory` goes on to another story without loading the page again.
// Plain JavaScript, because it is handed to the browser as it stands.

/**
 * @typedef {{ status: 'success' | 'error' | 'missing', message: string }} StoryOutcome
 * @typedef {object} Channel
 * @property {(event: string, listener: (payload: unknown) => void) => void} on
 * @property {(event: string, payload: unknown) => void} emit
 * @typedef {{ id: string, help: string, nodes: { html: string }[] }} Violation
 */

{
  let message = ''
  /** @param {unknown} problem the first one is the cause, later ones its consequences */
  const remember = (problem) => {
    message ||= problem instanceof Object && 'message' in problem ? String(problem.message) : String(problem)
  }

  /** @type {(outcome: StoryOutcome) => void} */
  let finish = () => {}
  const awaitOutcome = () => {
    message = ''
    window.storyOutcome = new Promise((resolve) => {
      finish = resolve
    })
  }
  awaitOutcome()

  /** @param {unknown} result of a story that ended; axe's findings in words, one a line */
  const violationsOf = (result) => {
    /** @type {{ type: string, result?: { violations?: Violation[] } }[]} */
    const reports =
      result instanceof Object && 'reporters' in result && Array.isArray(result.reporters) ? result.reporters : []
    return reports
      .filter(({ type }) => type === 'a11y')
      .flatMap(({ result: found }) => found?.violations ?? [])
      .map(({ id, help, nodes }) => `${id}: ${help} ${nodes.map(({ html }) => html).join(' ')}`)
      .join('\n')
  }

  /** @param {Channel} channel */
  const listen = (channel) => {
    for (const event of ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'configError']) {
      channel.on(event, remember)
    }
    channel.on('unhandledErrorsWhilePlaying', (errors) => remember(Array.isArray(errors) ? errors[0] : errors))
    channel.on('storyMissing', () => finish({ status: 'missing', message: 'Storybook has no such story.' }))
    channel.on('storyFinished', (result) => {
      const failed = result instanceof Object && 'status' in result && result.status === 'error'
      finish({ status: failed || message ? 'error' : 'success', message: message || violationsOf(result) })
    })
  }

  /** @type {Channel | undefined} */
  let channel
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (/** @type {Channel} */ value) => {
      if (value && value !== channel) listen(value)
      channel = value
    },
  })

  // The overlay that shows people what axe found reads the style of every element at every change; nobody looks here.
  let features = {}
  Object.defineProperty(window, 'FEATURES', {
    configurable: true,
    get: () => features,
    set: (/** @type {object} */ value) => {
      features = { ...value, highlight: false }
    },
  })

  // A caret that blinks is there in one picture and not in the next.
  document.addEventListener('DOMContentLoaded', () => {
    const still = document.createElement('style')
    still.textContent = '*, ::before, ::after { caret-color: transparent !important }'
    document.head.append(still)
  })

  /** @param {string} storyId */
  window.showStory = (storyId) => {
    awaitOutcome()
    channel?.emit('setCurrentStory', { storyId, viewMode: 'story' })
    return window.storyOutcome
  }
}
