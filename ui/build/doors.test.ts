import { describe, expect, it } from 'vitest'
import { componentDoors, doorCode, publicNames } from './doors'
import { publishedManifest } from './manifest'

const front = `
export { cn } from './cn'
export { Button, type ButtonProps } from './components/button/button'
export type { ButtonSize } from './components/button/button-class'
export { TimeAgo } from './components/time-ago/time-ago-text'
export { Loading as Spinner } from './components/week-motif/loading'
`
const doors = componentDoors(front, ['time-ago'])

describe('the doors', () => {
  it('are told from the front door: a folder each, with all its names', () => {
    expect(doors.map(({ subpath }) => subpath)).toEqual(['button', 'cn', 'time-ago-text', 'week-motif'])
    expect(publicNames(front)).toHaveLength(6)
  })

  it('are modules of names, types in the declarations only', () => {
    const [button, , , motif] = doors.map((door) => [doorCode(door, false), doorCode(door, true)])
    expect(button).toEqual([
      "export { Button } from './components/button/button.js'\n",
      "export { Button } from './components/button/button.js'\n" +
        "export { type ButtonProps } from './components/button/button.js'\n" +
        "export { type ButtonSize } from './components/button/button-class.js'\n",
    ])
    expect(motif?.[0]).toBe("export { Loading as Spinner } from './components/week-motif/loading.js'\n")
  })
})

describe('the published manifest', () => {
  const manifest = publishedManifest(
    {
      name: '@campus-gigs/ui',
      version: '1.2.3',
      private: true,
      scripts: { build: 'tsx build/build.ts' },
      exports: {
        '.': './src/index.ts',
        './time-ago': './src/components/time-ago/time-ago.ts',
        './styles.css': './src/styles.css',
      },
      dependencies: { clsx: '2.1.1', 'pdfjs-dist': '5.6.205' },
    },
    doors,
  )

  it('leads every door to what was built', () => {
    expect(manifest).toMatchObject({
      exports: {
        '.': { types: './index.d.ts', default: './index.js' },
        './time-ago': { types: './components/time-ago/time-ago.d.ts', default: './components/time-ago/time-ago.js' },
        './styles.css': './styles.css',
        './button': { types: './button.d.ts', default: './button.js' },
        './cn': { types: './cn.d.ts', default: './cn.js' },
        './package.json': './package.json',
      },
    })
  })

  it('can be published, and asks for ranges', () => {
    expect(manifest).not.toHaveProperty('private')
    expect(manifest).not.toHaveProperty('scripts')
    expect(manifest).toMatchObject({ version: '1.2.3', dependencies: { clsx: '^2.1.1' } })
  })

  it('asks for no pdf.js, which the package brings along', () => {
    expect(manifest).not.toHaveProperty(['dependencies', 'pdfjs-dist'])
  })
})
