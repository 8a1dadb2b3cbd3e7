import type { Editor } from '@tiptap/core'

/** What a block of text can be. */
export type TextStyle = 'normal' | 'heading1' | 'heading2' | 'heading3'

export const textStyles: readonly TextStyle[] = ['normal', 'heading1', 'heading2', 'heading3']

/** The formatting at the caret: what the toolbar shows. */
export interface Format {
  bold: boolean
  italic: boolean
  bulletList: boolean
  style: TextStyle
  /** Nothing written yet: one empty paragraph, where the placeholder stands. */
  blank: boolean
}

/** The formatting of an editor nobody has typed into. */
export const plainFormat: Format = { bold: false, italic: false, bulletList: false, style: 'normal', blank: false }

const levels = { heading1: 1, heading2: 2, heading3: 3 } as const

/** Reads the formatting at the caret. */
export function formatOf(editor: Editor): Format {
  const { doc } = editor.state
  return {
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    bulletList: editor.isActive('bulletList'),
    style:
      textStyles.find((style) => style !== 'normal' && editor.isActive('heading', { level: levels[style] })) ??
      'normal',
    blank: doc.childCount === 1 && doc.firstChild?.type.name === 'paragraph' && doc.firstChild.content.size === 0,
  }
}

/** Whether two readings would look the same in the toolbar. */
export function sameFormat(a: Format, b: Format): boolean {
  return (
    a.bold === b.bold &&
    a.italic === b.italic &&
    a.bulletList === b.bulletList &&
    a.style === b.style &&
    a.blank === b.blank
  )
}

/** Turns the blocks of the selection into normal text or a heading. A list item leaves its list for a heading. */
export function applyStyle(editor: Editor, style: TextStyle): void {
  if (style === 'normal') editor.commands.setParagraph()
  else editor.commands.setHeading({ level: levels[style] })
}
