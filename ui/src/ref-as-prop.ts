import { forwardRef, type ReactNode, version } from 'react'

/** React 19 hands `ref` over like any other prop; React 18 keeps it back. */
const refIsAProp = Number.parseInt(version, 10) >= 19

/**
 * Lets a component that reads `ref` from its props do so in React 18 too. The package's build wraps every component it
 * publishes in it, so the source is written for React 19 alone.
 *
 * @returns the very component in React 19; in 18 one that finds the ref among its props
 */
export function refAsProp<Component>(component: Component): Component
export function refAsProp(component: (props: object) => ReactNode): unknown {
  if (refIsAProp) return component
  return forwardRef<unknown, object>((props, ref) => component(ref ? { ...props, ref } : props))
}
