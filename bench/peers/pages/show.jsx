import { createRoot } from 'react-dom/client'

/** Shows a library's parts in the page. */
export function show(page) {
  createRoot(document.querySelector('#page')).render(page)
}
