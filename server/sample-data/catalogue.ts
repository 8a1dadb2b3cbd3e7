import { magpieAndMoss, saffronStreet, tinLantern } from './hospitality.ts'
import { brightSide, longWeekend, peerTutors } from './services.ts'
import { cornerPantry, secondChapter } from './shops.ts'
import type { SampleBusiness } from './types.ts'

/** Everything a first start fills an empty marketplace with. All of it is made up. */
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
