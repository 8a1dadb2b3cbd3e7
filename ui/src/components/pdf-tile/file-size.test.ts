import { expect, it } from 'vitest'
import { fileSize } from './file-size'

it.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [1024, '1 KB'],
  [253_952, '248 KB'],
  [1024 * 1023, '1023 KB'],
  [1024 * 1024 - 1, '1.0 MB'],
  [1024 * 1024, '1.0 MB'],
  [1_258_291, '1.2 MB'],
  [5 * 1024 * 1024, '5.0 MB'],
])('fileSize %i bytes → %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text)
})
