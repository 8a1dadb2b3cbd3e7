// `npm run api -w ui`: writes the built package's public interface to `ui/api/api.md`.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiReport } from './api-report'
import { folder } from './entry-points'

writeFileSync(join(folder, 'api/api.md'), apiReport())
