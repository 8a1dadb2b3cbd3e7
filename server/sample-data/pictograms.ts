import type { Pictogram } from './types.ts'

/**
 * Line drawings as SVG paths without a fill, in a box of 100 × 100. No text, so machines without fonts draw the same.
 */
export const pictograms: Record<Pictogram, string> = {
  cup: '<path d="M18 42h52v20a22 22 0 0 1-22 22h-8a22 22 0 0 1-22-22z"/><path d="M70 48h6a10 10 0 0 1 0 20h-7"/><path d="M34 30c-6-7 6-9 0-16M50 30c-6-7 6-9 0-16"/><path d="M12 92h66"/>',
  lantern:
    '<path d="M36 20a14 14 0 0 1 28 0"/><path d="M34 20h32l10 14H24z"/><path d="M30 34v44M70 34v44M22 78h56v10H22z"/><path d="M50 70c-11-3-10-13 0-25 10 12 11 22 0 25z"/>',
  bowl: '<path d="M10 48h80c0 20-14 34-32 36H42C24 82 10 68 10 48z"/><path d="M36 92h28"/><path d="M32 36c-5-6 5-9 0-16M50 36c-5-6 5-9 0-16M68 36c-5-6 5-9 0-16"/>',
  book: '<path d="M50 26c-10-8-24-10-38-8v60c14-2 28 0 38 8 10-8 24-10 38-8V18c-14-2-28 0-38 8z"/><path d="M50 26v60"/><path d="M24 36c6-.5 11 .5 15 2.500M24 50c6-.5 11 .5 15 2.500M61 38.500c4-2 9-3 15-2.500M61 52.500c4-2 9-3 15-2.500"/>',
  basket:
    '<path d="M10 44h80l-9 40a6 6 0 0 1-6 5H25a6 6 0 0 1-6-5z"/><path d="M28 44l14-30M72 44L58 14"/><path d="M36 56v20M50 56v20M64 56v20"/>',
  pencil:
    '<path d="M20 80l5-21 41-41a8 8 0 0 1 11 0l5 5a8 8 0 0 1 0 11L41 75z"/><path d="M58 26l16 16M25 59l16 16"/><path d="M56 90h32"/>',
  bubbles:
    '<circle cx="40" cy="58" r="28"/><circle cx="74" cy="28" r="14"/><circle cx="82" cy="72" r="9"/><path d="M24 54c1-8 6-13 13-14M67 26c1-3 3-5 6-5"/>',
  ticket:
    '<path d="M10 30h80v13a8 8 0 0 0 0 16v13H10V59a8 8 0 0 0 0-16z"/><path d="M62 30v7M62 46v9M62 65v7"/><path d="M36 41l3 6.500 7 1-5 5 1 7-6-3.500-6 3.500 1-7-5-5 7-1z"/>',
}
