import type { Extensions } from '@tiptap/core'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { Italic } from '@tiptap/extension-italic'
import { BulletList } from '@tiptap/extension-list/bullet-list'
import { ListItem } from '@tiptap/extension-list/item'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { UndoRedo } from '@tiptap/extensions/undo-redo'
import { CleanPaste } from './paste'
import { TextLimit } from './text-limit'

/** Pasted numbered lists become bullet lists. */
const AnyListAsBullets = BulletList.extend({ parseHTML: () => [{ tag: 'ul' }, { tag: 'ol' }] })

/** Without the Tab binding, which would indent: Tab moves to the next control. */
const FlatListItem = ListItem.extend({
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) }
  },
})

/** Pasted headings of levels 4 to 6 become level 3. */
const ThreeHeadings = Heading.configure({ levels: [1, 2, 3] }).extend({
  parseHTML() {
    const deeper = ['h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: 3 } }))
    return [...(this.parent?.() ?? []), ...deeper]
  },
})

/** The editor's schema: other content can't be typed, pasted, dropped or set. */
export function richTextExtensions(maxLength: () => number | undefined): Extensions {
  return [
    Document,
    Paragraph,
    Text,
    Bold,
    Italic,
    HardBreak,
    AnyListAsBullets,
    FlatListItem,
    ThreeHeadings,
    UndoRedo,
    CleanPaste,
    TextLimit.configure({ maxLength }),
  ]
}
