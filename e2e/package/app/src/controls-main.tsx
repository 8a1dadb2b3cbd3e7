import '@campus-gigs/ui/styles.css'
import { createRoot } from 'react-dom/client'
import { Controls } from './controls.js'

const root = document.querySelector('#root')
if (root) createRoot(root).render(<Controls />)
