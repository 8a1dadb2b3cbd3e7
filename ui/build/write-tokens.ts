// `npm run tokens -w ui`: writes the token files that other tools read.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tokensCss } from '../src/tokens/css'
import { tokensJson } from '../src/tokens/dtcg'

const folder = join(import.meta.dirname, '../src/tokens')
writeFileSync(join(folder, 'tokens.css'), tokensCss())
writeFileSync(join(folder, 'tokens.json'), tokensJson())
