import { useEffect, useMemo, useRef, useState } from 'react'
import { useEvent } from '../../field/use-event'
import { richTextExtensions } from './extensions'
import { readFormat } from './format'
import { useEditor, useEditorState } from './tiptap'

interface RichTextEditorOptions {
  /** The document as HTML; empty for an empty one. */
  value: string
  /** Called with the document's HTML, or an empty string when it has no text. */
  onChange: (html: string) => void
  /** Maximum number of characters. */
  maxLength: number | undefined
  /** Whether the text can be changed. */
  editable: boolean
  /** Attributes of the editable element itself: its id, name and state for assistive technology. */
  attributes: Record<string, string>
}

/** A TipTap editor that follows a controlled value. @returns the editor, and the formatting at its caret */
export function useRichTextEditor(options: RichTextEditorOptions) {
  const { value, editable } = options
  const [initialValue] = useState(value)
  const maxLength = useEvent(() => options.maxLength)
  const [extensions] = useState(() => richTextExtensions(maxLength))
  const attributesKey = JSON.stringify(options.attributes)
  // `useEditor` applies changed options by identity, so the object changes only with its content.
  const editorProps = useMemo(() => {
    const attributes: Record<string, string> = JSON.parse(attributesKey)
    return { attributes }
  }, [attributesKey])
  /** The editor's content as last reported or received. A `value` equal to it changes nothing. */
  const currentHtmlRef = useRef(value)
  /** Reported values that have not come back as `value` yet, oldest first: an owner may be slower than the keys. */
  const pendingHtmlRef = useRef<string[]>([])

  const editor = useEditor({
    // Without `immediatelyRender`, TipTap renders no editor in Next.js. This component renders in browsers only.
    immediatelyRender: true,
    // The page's content security policy forbids style elements; the few rules needed are on the editable element.
    injectCSS: false,
    enablePasteRules: false,
    content: initialValue,
    editable,
    extensions,
    editorProps,
    onUpdate() {
      const hasText = editor.state.doc.textContent.trim() !== ''
      const nextHtml = hasText ? editor.getHTML() : ''
      if (nextHtml === currentHtmlRef.current) return
      currentHtmlRef.current = nextHtml
      pendingHtmlRef.current.push(nextHtml)
      options.onChange(nextHtml)
    },
  })
  const format = useEditorState({ editor, selector: () => readFormat(editor) })

  useEffect(() => {
    // A reported value has come back. Drop the ones reported before it, which the owner has skipped.
    const echoIndex = pendingHtmlRef.current.lastIndexOf(value)
    pendingHtmlRef.current = echoIndex < 0 ? [] : pendingHtmlRef.current.slice(echoIndex + 1)
    if (value === currentHtmlRef.current || echoIndex >= 0) return
    currentHtmlRef.current = value
    // A value set by the owner is not reported back as a change, and Ctrl+Z does not undo it.
    editor.chain().setMeta('addToHistory', false).setContent(value, { emitUpdate: false }).run()
  }, [editor, value])

  useEffect(() => editor.setEditable(editable, false), [editor, editable])

  return { editor, format }
}
