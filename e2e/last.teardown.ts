import { rmSync } from 'node:fs'
import { test } from '@playwright/test'
import { templateDir } from './support/template'

test('the data every journey began with goes', () => {
  rmSync(templateDir(), { recursive: true, force: true })
})
