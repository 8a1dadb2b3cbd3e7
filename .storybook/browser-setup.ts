import { beforeEach } from 'vitest'
import '../ui/styles.css'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  window.scrollTo(0, 0)
})
