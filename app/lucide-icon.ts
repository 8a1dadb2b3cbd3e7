import { createElement, type SVGProps } from 'react'

/** An icon's shapes, each an SVG element's name with its attributes. */
interface IconData {
  node: readonly (readonly [name: string, attributes: Readonly<Record<string, string>>])[]
}

const svgAttributes = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const

/**
 * Creates an icon that takes the props of an SVG element. It replaces lucide-react's function of this name, whose
 * sizes, labels and context the product doesn't use: they are 1 kB of every page, and are computed at each render of
 * each icon. `vite.config.ts` substitutes this module.
 */
export function createLucideIcon({ node }: IconData) {
  // The same elements in each render, so that React renders them once.
  const shapes = node.map(([name, attributes]) => createElement(name, attributes))
  return (props: SVGProps<SVGSVGElement>) => createElement('svg', { ...svgAttributes, ...props }, ...shapes)
}
