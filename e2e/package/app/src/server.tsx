import * as Ui from '@campus-gigs/ui'
import { version } from 'react'
import { renderToString } from 'react-dom/server'
import { everything, everythingWith } from './everything.js'
import classes from './host.module.css'

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
// With a class of every host: by hand, by CSS modules, of Tailwind and of Bootstrap.
const className = `mine ${classes.padded} p-10 rounded-pill`

const [html, classed, styled] = [{}, { className }, { style: { paddingTop: 41 } }].map((props) =>
  problems.length > 0 ? '' : renderToString(Object.values(everythingWith(props))),
)

process.stdout.write(JSON.stringify({ version, missing, problems, html, classed, styled }))
