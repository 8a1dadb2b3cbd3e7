// `npm run bench`: runs every comparison in this folder; `npm run bench -- size` runs only that one.
import { runParts } from '../scripts/run-parts'

await runParts(import.meta.dirname)
