import * as Ui from '@campus-gigs/ui'
import { version } from 'react'
import { renderToString } from 'react-dom/server'
import { everything, everythingWith } from './everything.js'
import { ownProps } from './own-props.js'

// Runs in Node, without `window` and `document`. Prints the errors and the rendered HTML as JSON.
const problems: string[] = []
console.error = (...words: unknown[]) => problems.push(words.join(' '))
console.warn = console.error

for (const [name, element] of Object.entries(everything)) {
  try {
    renderToString(element)
  } catch (error) {
    problems.push(`${name}: ${error}`)
  }
}
const components = Object.keys(Ui).filter((name) => /^[A-Z]/.test(name))
const missing = components.filter((name) => !(name in everything))
const [html, customised] = [{}, ownProps].map((props) =>
  problems.length > 0 ? '' : renderToString(Object.values(everythingWith(props))),
)
const theirs = renderToString(
  <p data-theirs className="bg-raised p-4 text-ink">
    The page's own
  </p>,
)

process.stdout.write(JSON.stringify({ version, missing, problems, html, customised, theirs }))
