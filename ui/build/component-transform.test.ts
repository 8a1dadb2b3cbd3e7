import { describe, expect, it } from 'vitest'
import { isClientModule, transformComponent } from './component-transform'

const built = (code: string) => transformComponent('part.tsx', code)

describe('a published component', () => {
  it('marks HTML elements, and components with a class name', () => {
    const code = built(`
      const view = <p><Radix.Root><Radix.Title className="a" /></Radix.Root><Other /></p>
    `)
    expect(code).toContain('<p data-cg=""><Radix.Root>')
    expect(code).toContain('<Radix.Title data-cg="" className="a" />')
    expect(code).toContain('<Other />')
  })

  it('marks an element whose name is in a variable', () => {
    expect(built("const Cell = a ? 'th' : 'td'\nconst view = <Cell scope={b}>words</Cell>")).toContain(
      '<Cell data-cg="" scope',
    )
    expect(built('const Part = a ? One : Two\nconst view = <Part />')).toContain('<Part />')
  })

  it('marks elements that are filled outside React as hosts', () => {
    expect(built('const view = <div ref={host} className="a" />')).toContain('<div data-cg="host" ref={host}')
    expect(built('const view = <EditorContent className="a" />')).toContain('<EditorContent data-cg="host"')
    expect(built('const view = <div ref={host}>words</div>')).toContain('<div data-cg="" ref={host}>')
    expect(built('createElement(tag, { key: 1 }, child)')).toContain(
      "createElement(tag, { 'data-cg': '', key: 1 }, child)",
    )
  })

  it('takes a ref in React 18', () => {
    const code = built(
      'export function Part<Row>(props: Props<Row>) {\n  return null\n}\nexport function usePart(a) {}',
    )
    expect(code).toContain('export const Part = /* @__PURE__ */ refAsProp(function Part<Row>(props: Props<Row>) {\n')
    expect(code).toContain('  return null\n})\nexport function usePart(a) {}')
    expect(code).toMatch(/\nimport \{ refAsProp \} from .*\n$/)
  })

  it('keeps one function of an overloaded component', () => {
    const code = built(
      'export function Part(props: A): Node\nexport function Part(props: B): Node\nexport function Part(props) {}',
    )
    expect(code).toContain('\n\nexport const Part = /* @__PURE__ */ refAsProp(function Part(props) {})')
  })

  it('wraps only components that read ref from their props', () => {
    expect(built('export function Part({ a }: Props) {}')).not.toContain('refAsProp')
    expect(built('export function Part({ a, ref }: Props) {}')).toContain('refAsProp(function Part')
    expect(built('export function Part({ a, ...rest }: Props) {}')).toContain('refAsProp(function Part')
  })

  it('is a client module when it holds a component or a hook', () => {
    expect(isClientModule('a/part.tsx', '')).toBe(true)
    expect(isClientModule('a/use-part.ts', "import { useState } from 'react'")).toBe(true)
    expect(isClientModule('a/use-part.ts', "import { type RefObject, useState } from 'react'")).toBe(true)
    expect(isClientModule('a/use-part.ts', "import {\n  type RefObject,\n  useState,\n} from 'react'")).toBe(true)
    expect(isClientModule('a/model.ts', "import type { ReactNode } from 'react'")).toBe(false)
    expect(isClientModule('a/model.ts', "import { slots } from './slots'")).toBe(false)
  })
})
