import './styles.css'
import { createRoot } from 'react-dom/client'
import { startClient } from '@/client'
import { Splash } from '@/features/shell'
import { App } from './app'
import { isPosterPath } from './poster-address'
import { createAppRouter } from './router'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root element to draw into.')

// Before the router: its guards read the session.
startClient()

const router = createAppRouter()
router.start()

createRoot(root).render(
  <>
    {!isPosterPath(window.location.pathname) && <Splash />}
    <App router={router} />
  </>,
)
