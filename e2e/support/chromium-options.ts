import { launchOptions } from '../../scripts/chromium.mjs'

/**
 * The features of Chromium that journeys run without. Of several lists on its command line Chromium obeys the last, so this
 * one repeats Playwright's.
 */
export const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  // Chromium starts a process for the next site at each navigation; a journey stays on one.
  'SpareRendererForSitePerProcess',
]

/** A page of a journey lives for seconds: compiling its functions well takes longer than running them unoptimised. */
const unoptimised = '--js-flags=--no-maglev,--no-turbofan'

/** Options for Playwright's `launch`: those of all runners, and what saves a fifth of the browser's processor time. */
export function journeyLaunchOptions() {
  const { args, ...options } = launchOptions()
  return { ...options, args: [...args, unoptimised, `--disable-features=${disabledFeatures.join(',')}`] }
}
