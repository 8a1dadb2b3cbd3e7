// A page that shows one component with a layer at a time: the one that the address names.
import '@campus-gigs/ui/styles.css'
import * as Ui from '@campus-gigs/ui'
import { type ReactElement, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { everythingWith } from './everything.js'
import { ownProps } from './own-props.js'

/** A button that shows a toast which stays. */
function RaiseToast() {
  const { toast } = Ui.useToast()
  const action = { label: 'Undo', onSelect: () => {} }
  const durationMs = Number.POSITIVE_INFINITY
  return (
    <button
      type="button"
      onClick={() => toast({ title: 'Saved', description: 'All of it', tone: 'success', action, durationMs })}
    >
      Open
    </button>
  )
}

/** A component with a layer, and the button that opens it if it has no control of its own. */
function Layer({ name, props }: { name: string; props: object }): ReactElement | undefined {
  const [open, setOpen] = useState(false)
  if (name === 'ToastProvider') {
    return (
      <Ui.ToastProvider>
        <RaiseToast />
      </Ui.ToastProvider>
    )
  }
  if (!['CommandPalette', 'Dialog', 'Drawer'].includes(name)) return everythingWith(props)[name]
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {everythingWith({ ...props, open })[name]}
    </>
  )
}

const element = document.querySelector('#root')
const root = element && createRoot(element)

/** Shows the component that the address names: `#Dialog`, or `#Dialog,customised` with attributes of the page's. */
function show() {
  const [name = '', customised] = location.hash.slice(1).split(',')
  root?.render(
    <main key={location.hash} aria-label={location.hash}>
      <Layer name={name} props={customised ? ownProps : {}} />
    </main>,
  )
}
addEventListener('hashchange', show)
show()
