import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseSync } from 'rolldown/utils'
import { expect, it } from 'vitest'
import { bundleTiptap } from './bundled-editor'

it('bundles TipTap into a module that imports React alone, with the licences of what is inside', async () => {
  const output = mkdtempSync(join(tmpdir(), 'bundled-editor-'))
  try {
    await bundleTiptap(output)
    const read = (file: string) => readFileSync(join(output, 'components/rich-text-field/editor', file), 'utf8')
    const code = read('tiptap.js')
    const { body } = parseSync('tiptap.js', code).program
    const imported = body.flatMap((node) => (node.type === 'ImportDeclaration' ? [node.source.value] : []))
    expect([...new Set(imported)].sort()).toEqual(['react', 'react-dom', 'react/jsx-runtime'])
    expect(code.match(/require\(|import \* as|process\.env|development\.js/g)).toBeNull()
    const licences = read('LICENSE')
    for (const name of ['@tiptap/core', 'prosemirror-view', 'w3c-keyname', 'use-sync-external-store']) {
      expect(licences).toMatch(new RegExp(`^(.*, )?${name} \\d`, 'm'))
    }
    expect(licences).toContain('Marijn Haverbeke')
  } finally {
    rmSync(output, { recursive: true })
  }
})
