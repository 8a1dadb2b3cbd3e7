import { createRoot } from 'react-dom/client'

createRoot(document.getElementById('root') ?? document.body).render(<h1>Hello, React</h1>)
