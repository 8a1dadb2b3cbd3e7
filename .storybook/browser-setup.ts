import { beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import '../ui/src/styles.css'

// All files share one page and its modules. vitest-browser-react registers its own clean-up when it is first imported,
// so only for the first file; this file is read anew for each.
beforeEach(async () => {
  await cleanup()
  localStorage.clear()
  sessionStorage.clear()
  window.scrollTo(0, 0)
})
