import type { Editor } from '@tiptap/core'

/** The style of a text block. */
export type TextStyle = 'normal' | 'heading1' | 'heading2' | 'heading3'

export const textStyles: readonly TextStyle[] = ['normal', 'heading1', 'heading2', 'heading3']

/** The formatting at the caret, as the toolbar shows it. */
export interface Format {
  bold: boolean
  italic: boolean
  bulletList: boolean
  style: TextStyle
  /** Whether the document is one empty paragraph, so that the placeholder is shown. */
  isBlank: boolean
}

const levels = { heading1: 1, heading2: 2, heading3: 3 } as const

/** Reads the formatting at the caret. */
export function readFormat(editor: Editor): Format {
  const { doc } = editor.state
  return {
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    bulletList: editor.isActive('bulletList'),
    style:
      textStyles.find((style) => style !== 'normal' && editor.isActive('heading', { level: levels[style] })) ??
      'normal',
    isBlank: doc.childCount === 1 && doc.firstChild?.type.name === 'paragraph' && doc.firstChild.content.size === 0,
  }
}

/** Sets the selected blocks to normal text or a heading. A list item becomes a heading outside its list. */
export function applyStyle(editor: Editor, style: TextStyle): void {
  if (style === 'normal') editor.commands.setParagraph()
  else editor.commands.setHeading({ level: levels[style] })
}
