// Imported for its effect, in the pages of the browser tests.
import * as React from 'react'

/*
 * React's development build captures a stack trace for each of the first 10,000 elements it creates in a second. Here
 * that limit always counts as reached, so React captures none. Its warnings then name no owner; its other checks stay.
 */
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals)) {
  throw new Error('React no longer counts owner stacks this way. Correct or delete .storybook/owner-stacks.ts.')
}
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set: () => {} })
