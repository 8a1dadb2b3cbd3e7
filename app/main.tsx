import './styles.css'
import { createRoot } from 'react-dom/client'
import { matchPath, RouterProvider } from 'react-router-dom'
import { startClient } from '@/client'
import { Splash } from '@/features/shell'
import { paths } from './paths'
import { createAppRouter } from './router'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root element to draw into.')

/** A scanned poster is on its way elsewhere: its countdown is what there is to see, from the first second. */
const isPassingThrough = matchPath(paths.eventPoster(':eventorganiser', ':posterid'), window.location.pathname) !== null

// Before the router: its guards read the session.
startClient()

createRoot(root).render(
  <>
    {!isPassingThrough && <Splash />}
    <RouterProvider router={createAppRouter()} />
  </>,
)
