import '@campus-gigs/ui/styles.css'
import { MultiCombobox, PdfTile, PdfViewer } from '@campus-gigs/ui'
import { createRef } from 'react'
import { createRoot } from 'react-dom/client'

const input = createRef<HTMLInputElement>()
const identity = (option: string) => option

const root = document.querySelector('#root')
if (root) {
  createRoot(root).render(
    <main>
      <PdfTile fileName="resume.pdf" src="/resume.pdf" />
      <PdfViewer src="/resume.pdf" fileName="resume.pdf" />
      {/* React 18 in development warns about a ref that is given to a component without one. */}
      <MultiCombobox ref={input} label="Colours" options={['red']} optionKey={identity} optionLabel={identity} />
    </main>,
  )
}
