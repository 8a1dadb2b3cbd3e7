import { launchOptions } from '../../scripts/chromium.mjs'

/**
 * The features of Chromium that journeys disable. Chromium uses only the last such list on its command line, so this one
 * repeats Playwright's.
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
  // At each navigation Chromium starts a spare process for the next site, which a journey never visits.
  'SpareRendererForSitePerProcess',
]

/** Disables V8's optimising compilers: a journey's page lives for seconds, too short to gain from optimised code. */
const unoptimised = '--js-flags=--no-maglev,--no-turbofan'

/** Options for Playwright's `launch`: those of all runners, plus flags that save a fifth of the browser's processor time. */
export function journeyLaunchOptions() {
  const { args, ...options } = launchOptions()
  return { ...options, args: [...args, unoptimised, `--disable-features=${disabledFeatures.join(',')}`] }
}
