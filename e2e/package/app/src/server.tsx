import * as Ui from '@campus-gigs/ui'
import { version } from 'react'
import { renderToString } from 'react-dom/server'
import { everything } from './everything.js'

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
const html = problems.length > 0 ? '' : renderToString(Object.values(everything))

process.stdout.write(JSON.stringify({ version, missing, problems, html }))
