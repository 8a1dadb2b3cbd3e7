// The programs in the documentation, which the package's tests compile and run in a consumer's app.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { sourceFolder, uiFolder } from '../../build/entry-points'

/** One program of a page. */
export interface Example {
  /** The page's name and the program's number: `slider-1`. */
  name: string
  code: string
}

/** The programs in the `tsx` fences of the README, the guides and the components' pages; a part of a program is `jsx`. */
export function docExamples(): Example[] {
  const components = readdirSync(join(sourceFolder, 'components'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .sort()
  const files = [
    'README.md',
    'docs/forms.mdx',
    'docs/recipes.mdx',
    ...components.map((file) => join('src/components', file)),
  ]
  return files.flatMap((file) => {
    const page = basename(file)
      .replace(/\.mdx?$/, '')
      .toLowerCase()
    const programs = readFileSync(join(uiFolder, file), 'utf8').matchAll(/^```tsx\n(.*?)^```$/gms)
    return Array.from(programs, ([, code = ''], index) => ({ name: `${page}-${index + 1}`, code }))
  })
}
