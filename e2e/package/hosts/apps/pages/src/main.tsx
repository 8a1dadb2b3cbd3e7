import '@campus-gigs/ui/styles.css'
import './page.css'
import { createRoot } from 'react-dom/client'
import { HostPage } from './host-page'

const root = document.querySelector('#root')
if (root) createRoot(root).render(<HostPage />)
