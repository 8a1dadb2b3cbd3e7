import '@campus-gigs/ui/styles.css'
import { PdfTile, PdfViewer } from '@campus-gigs/ui'
import { createRoot } from 'react-dom/client'

const root = document.querySelector('#root')
if (root) {
  createRoot(root).render(
    <main>
      <PdfTile name="resume.pdf" src="/resume.pdf" />
      <PdfViewer src="/resume.pdf" fileName="resume.pdf" />
    </main>,
  )
}
