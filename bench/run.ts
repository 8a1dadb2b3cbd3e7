// `npm run bench`: runs the comparisons in this folder, save `peers`, which needs the network;
// `npm run bench -- size` runs only that one.
import { runParts } from '../scripts/run-parts'

await runParts(import.meta.dirname, { onlyByName: ['peers'] })
