import { type Content, Editor } from '@tiptap/core'
import { Selection } from '@tiptap/pm/state'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textOf } from '../../rich-text/html'
import { richTextExtensions } from './extensions'
import { textLength } from './text-limit'

const words = fc.string({ unit: fc.constantFrom('a', 'é', '😀', ' ', '<', '&', '"', '\u00a0'), maxLength: 8 })
const inline = fc.oneof(
  { weight: 4, arbitrary: words.filter((text) => text !== '').map((text) => ({ type: 'text', text })) },
  { weight: 1, arbitrary: fc.constant({ type: 'hardBreak' }) },
)
const paragraph = fc.array(inline, { maxLength: 3 }).map((content) => ({ type: 'paragraph', content }))
const heading = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.array(inline, { maxLength: 3 }))
  .map(([level, content]) => ({ type: 'heading', attrs: { level }, content }))
const list = fc.array(paragraph, { minLength: 1, maxLength: 3 }).map((paragraphs) => ({
  type: 'bulletList',
  content: paragraphs.map((each) => ({ type: 'listItem', content: [each] })),
}))
const documents = fc
  .array(fc.oneof(paragraph, heading, list), { minLength: 1, maxLength: 4 })
  .map((content) => ({ type: 'doc', content }))

/** A mounted editor: plugins work only in one. */
function editorOf(content: Content, limit?: number): Editor {
  const element = document.createElement('div')
  return new Editor({ element, injectCSS: false, extensions: richTextExtensions(() => limit), content })
}

it('textLength counts what textOf counts in the HTML', () => {
  fc.assert(
    fc.property(documents, (content) => {
      const editor = editorOf(content)
      expect(textOf(editor.getHTML()).length).toBe(textLength(editor.state.doc))
      editor.destroy()
    }),
  )
})

describe('TextLimit', () => {
  it('truncates any insertion to the limit', () => {
    fc.assert(
      fc.property(documents, words, fc.nat(), fc.integer({ min: 0, max: 40 }), (content, text, where, limit) => {
        const editor = editorOf(content, limit)
        const before = textLength(editor.state.doc)
        const { doc, tr } = editor.state
        editor.view.dispatch(tr.setSelection(Selection.near(doc.resolve(where % doc.content.size))))
        editor.view.dispatch(editor.state.tr.insertText(text))
        const after = textLength(editor.state.doc)
        expect(after).toBeLessThanOrEqual(Math.max(limit, before))
        if (before + text.length <= limit) expect(after).toBe(before + text.length)
        editor.destroy()
      }),
    )
  })

  it('truncates the end of an insertion in the middle', () => {
    const editor = editorOf('<p>abc</p><p>xyz</p>', 9)
    editor.view.dispatch(editor.state.tr.insertText('1234', 2))
    expect(editor.getHTML()).toBe('<p>a12bc</p><p>xyz</p>')
    editor.commands.focus('end')
    editor.commands.splitBlock()
    expect(editor.getHTML()).toBe('<p>a12bc</p><p>xyz</p>')
    editor.destroy()
  })

  it('does not split an emoji', () => {
    const editor = editorOf('<p>ab</p>', 5)
    editor.view.dispatch(editor.state.tr.insertText('😀😀', 2))
    expect(editor.getHTML()).toBe('<p>a😀b</p>')
    editor.destroy()
  })

  it('enforces the limit after a composition', async () => {
    const editor = editorOf('<p>ab</p>', 3)
    const { dom } = editor.view
    document.body.append(dom)
    dom.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    editor.view.dispatch(editor.state.tr.insertText('かな', 3))
    expect(editor.getHTML()).toBe('<p>abかな</p>')
    dom.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
    await expect.poll(() => editor.getHTML()).toBe('<p>abか</p>')
    dom.remove()
    editor.destroy()
  })

  it('lets a too long initial text get shorter, not longer', () => {
    const editor = editorOf('<p>abcdef</p>', 3)
    editor.view.dispatch(editor.state.tr.insertText('x', 7))
    expect(editor.getHTML()).toBe('<p>abcdef</p>')
    editor.view.dispatch(editor.state.tr.delete(6, 7))
    expect(editor.getHTML()).toBe('<p>abcde</p>')
  })
})
