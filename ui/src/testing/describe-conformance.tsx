import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'

/** The props that every primitive must pass on. */
interface ConformanceProps {
  ref?: (node: Element | null) => void
  className?: string
  'data-probe'?: string
}

/** A class that no primitive sets itself. */
const probeClass = 'conformance-probe'

/**
 * Tests what every primitive guarantees: `ref` and the other props reach the same element (its root, or a field's
 * control; the ref of a group of controls its first one), and `className` is added to the root's own classes.
 *
 * @param name the primitive's name
 * @param element renders it with its required props and the given ones
 */
export function describeConformance(name: string, element: (props: ConformanceProps) => ReactElement): void {
  describe(`${name} conforms to the primitives' contract`, () => {
    it('passes ref and the other props to one element, or to a group and its first control', async () => {
      const reached: Element[] = []
      await render(
        element({
          ref: (node) => {
            if (node) reached.push(node)
          },
          'data-probe': 'here',
        }),
      )
      const probe = document.querySelector('[data-probe="here"]')
      expect(probe, 'the other props must be in the document').not.toBeNull()
      const [firstControl] = probe?.querySelectorAll('input') ?? []
      expect(reached.at(-1)).toBe(probe?.role === 'radiogroup' ? firstControl : probe)
    })

    it('adds className to its own', async () => {
      const plain = await render(element({ 'data-probe': 'plain' }))
      await plain.rerender(element({ 'data-probe': 'plain', className: probeClass }))
      const classed = document.querySelectorAll(`.${probeClass}`)
      expect(classed, 'exactly one element takes className').toHaveLength(1)
      const [root] = classed
      expect(root?.contains(document.querySelector('[data-probe="plain"]'))).toBe(true)
      const own = Array.from(root?.classList ?? []).filter((name) => name !== probeClass)
      await plain.rerender(element({ 'data-probe': 'plain' }))
      expect(own.sort()).toEqual(Array.from(root?.classList ?? []).sort())
    })
  })
}
