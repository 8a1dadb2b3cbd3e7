/** Where the data of a finished first start lies during a run; every worker's server begins with a copy. */
export function templateDir(): string {
  const folder = process.env.JOURNEYS_TEMPLATE
  if (!folder) throw new Error('The journeys run through e2e/playwright.config.ts, which says where their data begins.')
  return folder
}
