// Ends the process with a plain message when Node is too old for this repository. `node -r` loads this file before the
// command, whose syntax an old Node can't parse. So this file has only what Node 12 knows.
const { engines } = require('../package.json')

/** @param {string} version @returns {number[]} its numbers, such as 20 and 19 */
const numbersOf = (version) => version.replace('>=', '').split('.').map(Number)

const [major = 0, minor = 0] = numbersOf(engines.node)
const [ownMajor = 0, ownMinor = 0] = numbersOf(process.versions.node)
if (ownMajor < major || (ownMajor === major && ownMinor < minor)) {
  console.error(
    `Campus Gigs needs Node ${engines.node}; this is ${process.versions.node}. Get a newer one at https://nodejs.org.`,
  )
  process.exit(1)
}
