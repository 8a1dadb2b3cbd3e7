/** The element that the page is drawn into. @throws when the document has none */
export function requireRoot(): HTMLElement {
  const found = document.getElementById('root')
  if (!found) throw new Error('index.html has no #root element to draw into.')
  return found
}
