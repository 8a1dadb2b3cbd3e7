// `npm run api -w ui`: writes the built package's public interface to `ui/api/api.md`.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiReport } from './api-report'
import { uiFolder } from './entry-points'

writeFileSync(join(uiFolder, 'api/api.md'), apiReport())
