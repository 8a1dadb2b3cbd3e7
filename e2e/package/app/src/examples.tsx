// Every component that an example of the documentation exports, rendered as it is copied, in an app that shows toasts.
import '@campus-gigs/ui/styles.css'
import { ToastProvider } from '@campus-gigs/ui'
import { type ComponentType, createElement } from 'react'
import { createRoot } from 'react-dom/client'

const modules = import.meta.glob<Record<string, unknown>>('./docs/*.tsx', { eager: true })

/** Props of the components that can't be rendered without. */
const requiredProps: Record<string, object> = {
  Applicant: { name: 'Mei Tanaka' },
  CoverLetter: { html: '<p>Hello</p>' },
  Pays: { code: 'FR' },
  Posted: { at: '2026-11-20T09:00:00.000Z' },
  Results: { gigs: [{ id: 'g1', title: 'Barista' }] },
  Semaine: { week: [] },
  Skills: { skills: ['Coffee'] },
  Upload: { fileName: 'resume.pdf', percent: 40 },
}

const isComponent = (name: string, value: unknown): value is ComponentType<object> =>
  /^[A-Z]/.test(name) && typeof value === 'function'

const examples = Object.entries(modules).flatMap(([file, module]) => {
  const example = file.replace(/^.*\/|\.tsx$/g, '')
  return Object.entries(module).flatMap(([name, value]) =>
    isComponent(name, value)
      ? [{ label: `${example} ${name}`, element: createElement(value, requiredProps[name] ?? {}) }]
      : [],
  )
})

const root = document.querySelector('#root')
if (root) {
  createRoot(root).render(
    <ToastProvider>
      <output aria-label="State">{JSON.stringify({ rendered: examples.map(({ label }) => label) })}</output>
      {examples.map(({ label, element }) => (
        <section key={label} aria-label={label}>
          {element}
        </section>
      ))}
    </ToastProvider>,
  )
}
