import { Editor } from '@tiptap/core'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isEmptyHtml } from '../rich-text/html'
import { richTextExtensions } from './extensions'
import { type Format, formatOf, plainFormat, sameFormat } from './format'
import { cleanPastedHtml } from './paste'

export interface RichTextEditorOptions {
  /** The document as HTML; empty for an empty one. */
  value: string
  /** Called with the document's HTML, or an empty string when it has no text. */
  onChange: (html: string) => void
  /** The most characters of text. */
  maxLength: number | undefined
  /** Whether the text can be changed. */
  editable: boolean
  /** Attributes of the editable element itself: its id, name and state for assistive technology. */
  attributes: Record<string, string>
}

export interface RichTextEditorState {
  /** The element the editable element is put into. */
  hostRef: RefObject<HTMLDivElement | null>
  editor: Editor
  /** The formatting at the caret. */
  format: Format
}

/** A TipTap editor in step with a controlled value. */
export function useRichTextEditor(options: RichTextEditorOptions): RichTextEditorState {
  const { value, editable, attributes } = options
  const hostRef = useRef<HTMLDivElement>(null)
  const latest = useRef(options)
  /** What the editor holds, as its owner knows it: a value equal to it is our own echo, not news. */
  const known = useRef(value)
  /** What was told and has not come back yet: while keys are faster than rendering, an older one may come first. */
  const told = useRef<string[]>([])
  const [format, setFormat] = useState(plainFormat)
  const [editor] = useState(
    () =>
      new Editor({
        element: null,
        // Our page's policy takes no style element; the few rules needed are on the editable element.
        injectCSS: false,
        enablePasteRules: false,
        content: value,
        editable,
        extensions: richTextExtensions(() => latest.current.maxLength),
        editorProps: { attributes, transformPastedHTML: cleanPastedHtml },
      }),
  )

  useEffect(() => {
    latest.current = options
  })

  // Before the parent's own effects, which may want the editable element.
  useLayoutEffect(() => {
    const host = hostRef.current
    if (!host) return
    const showFormat = () => {
      const next = formatOf(editor)
      setFormat((shown) => (sameFormat(shown, next) ? shown : next))
    }
    const tell = () => {
      const html = editor.getHTML()
      const next = isEmptyHtml(html) ? '' : html
      if (next === known.current) return
      known.current = next
      told.current.push(next)
      latest.current.onChange(next)
    }
    editor.mount(host)
    editor.on('transaction', showFormat)
    editor.on('update', tell)
    showFormat()
    return () => {
      editor.off('transaction', showFormat)
      editor.off('update', tell)
      editor.unmount()
    }
  }, [editor])

  useEffect(() => {
    const echo = told.current.lastIndexOf(value)
    told.current = echo < 0 ? [] : told.current.slice(echo + 1)
    if (value === known.current || echo >= 0) return
    known.current = value
    // Not the writer's own change: it must not come back as one, nor be undone by Ctrl+Z.
    editor.chain().setMeta('addToHistory', false).setContent(value, { emitUpdate: false }).run()
  }, [editor, value])

  const attributesKey = JSON.stringify(attributes)
  useEffect(() => {
    const changed: Record<string, string> = JSON.parse(attributesKey)
    editor.setOptions({ editable, editorProps: { attributes: changed, transformPastedHTML: cleanPastedHtml } })
  }, [editor, editable, attributesKey])

  return { hostRef, editor, format }
}
