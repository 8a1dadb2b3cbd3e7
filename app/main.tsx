import './styles.css'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { Splash } from '@/features/shell'
import { router } from './router'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root element to draw into.')
createRoot(root).render(
  <>
    <Splash />
    <RouterProvider router={router} />
  </>,
)
