import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageStyles } from '../identity/page.ts'

/** The Content-Security-Policy source expression that allows exactly this inline style. */
export function styleHash(styles: string): string {
  return `'sha256-${createHash('sha256').update(styles).digest('base64')}'`
}

/** The CSP hashes of all inline styles: those in the built client's pages and in the server's own. */
export function inlineStyleHashes(clientDir: string): string[] {
  const folders = [clientDir, join(clientDir, 'pages')].filter((folder) => existsSync(folder))
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
  const pages = files.filter((file) => file.endsWith('.html')).map((file) => readFileSync(file, 'utf8'))
  const styles = pages.flatMap((page) => [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => text))
  return [...new Set([pageStyles, ...styles].map(styleHash))]
}
