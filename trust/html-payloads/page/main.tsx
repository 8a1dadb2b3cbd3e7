import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { RichText } from '../../../ui/src/components/rich-text/rich-text'
import { RichTextField } from '../../../ui/src/components/rich-text-field/rich-text-field'

/** How the page shows HTML: by `innerHTML`, by the `RichText` component, or pasted into the editor. */
export type Layer = 'raw' | 'shown' | 'pasted'

declare global {
  interface Window {
    /** Shows HTML, and resolves to how often it has run a script. */
    showHtml: (layer: Layer, html: string) => Promise<number>
  }
}

let runs = 0
for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'])
  Object.defineProperty(window, name, {
    value: () => {
      runs += 1
    },
  })

let pasted = ''
const root = createRoot(document.getElementById('root') ?? document.body)
const raw = document.body.appendChild(document.createElement('div'))

function Editor() {
  const [html, setHtml] = useState('')
  useEffect(() => {
    pasted = html
  }, [html])
  return <RichTextField label="Text" value={html} onChange={setHtml} />
}

/** Waits two frames, so that images have failed, and autofocus and animations have begun. */
async function settle(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  await new Promise((resolve) => setTimeout(resolve, 5))
}

/** Sends clicks and other input events to every element inside. */
function interact(element: Element): void {
  for (const each of element.querySelectorAll('*')) {
    for (const type of ['click', 'mouseover', 'focus', 'pointerenter', 'toggle'])
      each.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
  }
}

async function paste(html: string): Promise<void> {
  flushSync(() => root.render(<Editor key={Math.random()} />))
  let text: Element | null = null
  while (!text) {
    await settle()
    text = document.querySelector('[contenteditable=true]')
  }
  pasted = ''
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', html)
  text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await settle()
  interact(text)
  // Show the editor's value unsanitised, because the editor must be safe without another layer.
  raw.innerHTML = pasted
}

window.addEventListener('submit', (event) => event.preventDefault(), true)
window.addEventListener('click', (event) => event.preventDefault(), true)
window.showHtml = async (layer, html) => {
  runs = 0
  raw.replaceChildren()
  if (layer === 'raw') raw.innerHTML = html
  else if (layer === 'shown') flushSync(() => root.render(<RichText html={html} />))
  else await paste(html)
  await settle()
  interact(layer === 'shown' ? document.body : raw)
  await settle()
  raw.replaceChildren()
  return runs
}
