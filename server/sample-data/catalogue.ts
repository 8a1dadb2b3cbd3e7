import { magpieAndMoss, saffronStreet, tinLantern } from './hospitality.ts'
import { brightSide, longWeekend, peerTutors } from './services.ts'
import { cornerPantry, secondChapter } from './shops.ts'
import type { SampleBusiness } from './types.ts'

/** The made-up businesses inserted into an empty database. */
export const sampleBusinesses: readonly SampleBusiness[] = [
  magpieAndMoss,
  tinLantern,
  saffronStreet,
  secondChapter,
  cornerPantry,
  peerTutors,
  brightSide,
  longWeekend,
]
