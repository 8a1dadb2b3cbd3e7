import './styles.css'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { startClient } from '@/client'
import { Splash } from '@/features/shell'
import { isPosterPath } from './poster-address'
import { createAppRouter } from './router'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root element to draw into.')

// Before the router: its guards read the session.
startClient()

createRoot(root).render(
  <>
    {!isPosterPath(window.location.pathname) && <Splash />}
    <RouterProvider router={createAppRouter()} />
  </>,
)
