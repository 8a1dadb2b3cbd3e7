// Renders the pickers into `#root`, or hydrates every component in `#served`: each page has one of the two.
import './page.css'
import '@campus-gigs/ui/styles.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { everything } from './everything.js'
import { Picking } from './picking.js'

const root = document.querySelector('#root')
const served = document.querySelector('#served')
if (root) createRoot(root).render(<Picking />)
if (served) {
  hydrateRoot(served, Object.values(everything), { onRecoverableError: (error) => console.error(error) })
}
