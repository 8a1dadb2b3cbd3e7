// The icons of files, of the text editor and of passwords; see icons.tsx.
import { createIcon } from './icons'

export const Bold = /* @__PURE__ */ createIcon(['M6 12h9a4 4 0 010 8H7a1 1 0 01-1-1V5a1 1 0 011-1h7a4 4 0 010 8'])
export const Download = /* @__PURE__ */ createIcon([
  'M12 15V3',
  'M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4',
  'm7 10 5 5 5-5',
])
export const ExternalLink = /* @__PURE__ */ createIcon([
  'M15 3h6v6',
  'M10 14 21 3',
  'M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6',
])
export const Eye = /* @__PURE__ */ createIcon([
  'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0',
  [12, 12, 3],
])
export const EyeOff = /* @__PURE__ */ createIcon([
  'M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49',
  'M14.084 14.158a3 3 0 0 1-4.242-4.242',
  'M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143',
  'm2 2 20 20',
])
export const FileText = /* @__PURE__ */ createIcon([
  'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z',
  'M14 2v5a1 1 0 0 0 1 1h5',
  'M10 9H8',
  'M16 13H8',
  'M16 17H8',
])
export const Italic = /* @__PURE__ */ createIcon(['M19 4 10 4', 'M14 20 5 20', 'M15 4 9 20'])
export const List = /* @__PURE__ */ createIcon([
  'M3 5h.01',
  'M3 12h.01',
  'M3 19h.01',
  'M8 5h13',
  'M8 12h13',
  'M8 19h13',
])
export const MoveHorizontal = /* @__PURE__ */ createIcon(['m18 8 4 4-4 4', 'M2 12h20', 'm6 8-4 4 4 4'])
export const Trash2 = /* @__PURE__ */ createIcon([
  'M10 11v6',
  'M14 11v6',
  'M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6',
  'M3 6h18',
  'M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
])
export const Undo2 = /* @__PURE__ */ createIcon([
  'M9 14 4 9l5-5',
  'M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11',
])
export const Upload = /* @__PURE__ */ createIcon([
  'M12 3v12',
  'm17 8-5-5-5 5',
  'M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4',
])
export const ZoomIn = /* @__PURE__ */ createIcon([[11, 11, 8], 'M21 21 16.65 16.65', 'M11 8 11 14', 'M8 11 14 11'])
export const ZoomOut = /* @__PURE__ */ createIcon([[11, 11, 8], 'M21 21 16.65 16.65', 'M8 11 14 11'])
