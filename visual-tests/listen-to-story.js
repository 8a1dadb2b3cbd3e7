// Runs in the page before Storybook does: `window.storyOutcome` settles when the story and its play function end.
// Plain JavaScript, because it is handed to the browser as it stands.

/**
 * @typedef {{ status: 'success' | 'error' | 'missing', message: string }} StoryOutcome
 * @typedef {{ on: (event: string, listener: (payload: unknown) => void) => void }} Channel
 */

{
  let message = ''
  /** @param {unknown} problem the first one is the cause, later ones its consequences */
  const remember = (problem) => {
    message ||= problem instanceof Object && 'message' in problem ? String(problem.message) : String(problem)
  }

  /** @type {(outcome: StoryOutcome) => void} */
  let finish = () => {}
  Object.assign(window, {
    storyOutcome: new Promise((resolve) => {
      finish = resolve
    }),
  })

  /** @param {Channel} channel */
  const listen = (channel) => {
    for (const event of ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'configError']) {
      channel.on(event, remember)
    }
    channel.on('unhandledErrorsWhilePlaying', (errors) => remember(Array.isArray(errors) ? errors[0] : errors))
    channel.on('storyMissing', () => finish({ status: 'missing', message: 'Storybook has no such story.' }))
    channel.on('storyFinished', (result) => {
      const failed = result instanceof Object && 'status' in result && result.status === 'error'
      finish({ status: failed || message ? 'error' : 'success', message })
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
}
