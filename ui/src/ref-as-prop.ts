import { forwardRef, type ReactNode, version } from 'react'

/** React 19 passes `ref` as a prop; React 18 withholds it from function components. */
const refIsAProp = version >= '19'

/**
 * Passes `ref` as a prop in React 18 too. The package's build wraps every published component in it, so the sources are
 * written for React 19 alone.
 *
 * @returns the component itself in React 19; in React 18 a `forwardRef` component that adds the ref to the props
 */
export function refAsProp<Component>(component: Component): Component
export function refAsProp(component: (props: object) => ReactNode): unknown {
  if (refIsAProp) return component
  return forwardRef<unknown, object>((props, ref) => component(ref ? { ...props, ref } : props))
}
