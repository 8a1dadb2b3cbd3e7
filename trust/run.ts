// `npm run trust`: runs every attack in this folder; `npm run trust -- hostile-clients` runs only that one.
import { runParts } from '../scripts/run-parts'

await runParts(import.meta.dirname)
