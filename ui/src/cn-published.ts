/** Joins class names. Published in place of `cn.ts`: our styles are in a layer there, over which a page's classes win. */
export function cn(...classes: (string | false | null | undefined)[]): string {
  return classes.filter(Boolean).join(' ')
}
