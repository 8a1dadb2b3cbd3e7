// `npm run api -w ui`: writes the snapshot of the built package's interface.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiReport } from './api'
import { folder, output } from './doors'

mkdirSync(join(folder, 'api'), { recursive: true })
writeFileSync(join(folder, 'api/api.md'), apiReport(output))
