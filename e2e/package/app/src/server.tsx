import * as Ui from '@campus-gigs/ui'
import { version } from 'react'
import { renderToString } from 'react-dom/server'
import { everything } from './everything.js'

// Node only: there is no window and no document here. Prints what went wrong, and what was rendered, as JSON.
const problems: string[] = []
console.error = (...words: unknown[]) => problems.push(words.join(' '))
console.warn = console.error

const components = Object.keys(Ui).filter((name) => /^[A-Z]/.test(name))
const missing = components.filter((name) => !(name in everything))
const rendered = Object.entries(everything).map(([name, element]): [string, number] => {
  try {
    return [name, renderToString(element).length]
  } catch (error) {
    problems.push(`${name}: ${error}`)
    return [name, 0]
  }
})

process.stdout.write(JSON.stringify({ version, missing, problems, rendered: Object.fromEntries(rendered) }))
