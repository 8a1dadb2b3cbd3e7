import { expect, it } from 'vitest'
import { withDirectImports } from './direct-imports'

const modules = new Map([
  ['Button', '/ui/button/button'],
  ['Tag', '/ui/tag/tag'],
])
const direct = (code: string) => withDirectImports('a.tsx', code, modules)

it('imports each name from its own module', () => {
  expect(direct("import { Button as Press, type ButtonProps, Tag } from '@campus-gigs/ui'\nconst a = <Press />")).toBe(
    'import { Button as Press } from "/ui/button/button";  import { Tag as Tag } from "/ui/tag/tag";\nconst a = <Press />',
  )
})

it.each([
  "import * as Ui from '@campus-gigs/ui'",
  "import { Button, Unknown } from '@campus-gigs/ui'",
  "import type { ButtonProps } from '@campus-gigs/ui'",
  "import { slots } from '@campus-gigs/ui/availability'",
])('leaves %s', (code) => {
  expect(direct(code)).toBe(code)
})
