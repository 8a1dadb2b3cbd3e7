import { createLucideIcon } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createLucideIcon as createSmallIcon } from './lucide-icon'

const node: [name: string, attributes: Record<string, string>][] = [
  ['path', { d: 'M18 6 6 18', key: 'a' }],
  ['circle', { cx: '12', cy: '10', r: '3', key: 'b' }],
]

it.each([{ className: 'size-4 shrink-0' }, { 'aria-hidden': true, strokeWidth: 1.5 }])(
  'draws an icon with %o as lucide-react does, without its own class names',
  (props) => {
    const theirs = renderToStaticMarkup(createElement(createLucideIcon('cross', node), props))
    const ours = renderToStaticMarkup(createElement(createSmallIcon({ node }), props))
    const attributes = (html: string) => html.match(/[\w-]+="[^"]*"/g)?.toSorted()
    expect(attributes(ours)).toEqual(attributes(theirs.replace(/lucide lucide-cross ?/, '').replace('class=""', '')))
  },
)
