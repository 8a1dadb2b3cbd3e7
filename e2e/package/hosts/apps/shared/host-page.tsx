'use client'
import * as Ui from '@campus-gigs/ui'
import { Controls } from './controls'
import { everything } from './everything'

/** The controls to use, the PDF viewer, and every component once. */
export function HostPage() {
  return (
    <>
      <Controls />
      <Ui.Card className="p-10">With a class of the page's</Ui.Card>
      <div data-viewer>
        <Ui.PdfViewer src="/resume.pdf" fileName="resume.pdf" />
      </div>
      <aside>{Object.values(everything)}</aside>
    </>
  )
}
