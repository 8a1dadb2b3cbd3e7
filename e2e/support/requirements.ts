import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { chromiumPath } from '../../scripts/chromium.mjs'
import { serverProgram } from './product-server'

/** A sentence about a missing build or browser, with the remedy; null when nothing is missing. */
export function missingRequirement(): string | null {
  if (!existsSync(serverProgram)) return 'There is no built product to test. Run "npm run build", then try again.'
  try {
    if (existsSync(chromiumPath() ?? chromium.executablePath())) return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return 'There is no browser for the tests. Install Chromium or Google Chrome, or set CHROMIUM_PATH to one, then try again.'
}
