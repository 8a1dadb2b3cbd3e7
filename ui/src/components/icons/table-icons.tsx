// The icons of tables; see icons.tsx.
import { createIcon } from './icons'

export const ArrowDown = /* @__PURE__ */ createIcon(['M12 5v14', 'm19 12-7 7-7-7'])
export const ArrowUp = /* @__PURE__ */ createIcon(['m5 12 7-7 7 7', 'M12 19V5'])
export const ArrowUpDown = /* @__PURE__ */ createIcon(['m21 16-4 4-4-4', 'M17 20V4', 'm3 8 4-4 4 4', 'M7 4v16'])
