// The components' icons, copied from Lucide (https://lucide.dev, licence beside this file), whose package is much larger.
// A page that needs one icon loads its whole module, so icons that few pages need are in modules of their own.
import type { ReactNode } from 'react'

interface IconProps {
  className?: string
  /** In units of the 24 × 24 drawing. Default 2. */
  strokeWidth?: number
}

/** An icon component. */
export type Icon = (props: IconProps) => ReactNode

/**
 * Creates an icon. Mark each call as pure: bundlers then leave out the icons that a page does not need.
 *
 * @param shapes in drawing order: the data of a path, or the centre and radius of a circle, `[x, y, radius]`
 */
export function createIcon(shapes: readonly (string | readonly [number, number, number])[]): Icon {
  return ({ className, strokeWidth = 2 }) => (
    <svg
      // Icons are decorative: a text beside them, or the control's name, says the same.
      aria-hidden="true"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {shapes.map((shape) =>
        typeof shape === 'string' ? (
          <path key={shape} d={shape} />
        ) : (
          <circle key="circle" cx={shape[0]} cy={shape[1]} r={shape[2]} />
        ),
      )}
    </svg>
  )
}

export const Check = /* @__PURE__ */ createIcon(['M20 6 9 17l-5-5'])
export const ChevronDown = /* @__PURE__ */ createIcon(['m6 9 6 6 6-6'])
export const ChevronLeft = /* @__PURE__ */ createIcon(['m15 18-6-6 6-6'])
export const ChevronRight = /* @__PURE__ */ createIcon(['m9 18 6-6-6-6'])
export const CircleAlert = /* @__PURE__ */ createIcon([[12, 12, 10], 'M12 8 12 12', 'M12 16 12.01 16'])
export const CircleCheck = /* @__PURE__ */ createIcon([[12, 12, 10], 'm16 9-5.5 5.5L8 12'])
export const Info = /* @__PURE__ */ createIcon([[12, 12, 10], 'M12 16v-4', 'M12 8h.01'])
export const Search = /* @__PURE__ */ createIcon(['m21 21-4.34-4.34', [11, 11, 8]])
export const TriangleAlert = /* @__PURE__ */ createIcon([
  'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3',
  'M12 9v4',
  'M12 17h.01',
])
export const X = /* @__PURE__ */ createIcon(['M18 6 6 18', 'm6 6 12 12'])
