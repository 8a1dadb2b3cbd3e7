import { type ClassValue, clsx } from 'clsx'

/** Joins class names. Published in place of `cn.ts`: our styles are in a layer there, over which a page's classes win. */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes)
}
