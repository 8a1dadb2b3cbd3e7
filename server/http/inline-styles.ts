import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageStyles } from '../identity/page.ts'

/** The source expression of a Content-Security-Policy that allows an inline style of exactly this text. */
export function styleHash(styles: string): string {
  return `'sha256-${createHash('sha256').update(styles).digest('base64')}'`
}

/** The hashes of the styles that our pages contain: those of the built client, and those of the server's own pages. */
export function inlineStyleHashes(clientDir: string): string[] {
  const folders = [clientDir, join(clientDir, 'pages')].filter((folder) => existsSync(folder))
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
  const pages = files.filter((file) => file.endsWith('.html')).map((file) => readFileSync(file, 'utf8'))
  const styles = pages.flatMap((page) => [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => text))
  return [...new Set([pageStyles, ...styles].map(styleHash))]
}
