// `npm run api -w ui`: writes the snapshot of the built package's interface.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiReport } from './api'
import { output, source } from './doors'

mkdirSync(join(source, 'api'), { recursive: true })
writeFileSync(join(source, 'api/api.md'), apiReport(output))
