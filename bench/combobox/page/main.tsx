// The page that is measured: the combobox `?picker=` names, with `?count=` options.
import '../../../ui/src/styles.css'
import { createElement, lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { placeNames } from './place-names'

const pickers = {
  ours: lazy(() => import('./pickers/ours').then(({ Ours }) => ({ default: Ours }))),
  'react-aria': lazy(() => import('./pickers/react-aria').then(({ ReactAria }) => ({ default: ReactAria }))),
  headless: lazy(() => import('./pickers/headless').then(({ Headless }) => ({ default: Headless }))),
  'react-select': lazy(() => import('./pickers/react-select').then(({ ReactSelect }) => ({ default: ReactSelect }))),
  'base-ui': lazy(() => import('./pickers/base-ui').then(({ BaseUi }) => ({ default: BaseUi }))),
}

function isKnown(name: string): name is keyof typeof pickers {
  return name in pickers
}

const parameters = new URLSearchParams(location.search)
const name = parameters.get('picker') ?? ''
const root = document.getElementById('root')
if (!root || !isKnown(name)) throw new Error(`No picker is called "${name}"`)
const options = placeNames(Number(parameters.get('count')))
createRoot(root).render(
  <Suspense>
    <main style={{ padding: 16, width: 400, height: 500 }}>{createElement(pickers[name], { options })}</main>
  </Suspense>,
)
