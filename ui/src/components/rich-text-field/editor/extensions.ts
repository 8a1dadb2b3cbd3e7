import type { Extensions } from '@tiptap/core'
import { CleanPaste } from './paste'
import { TextLimit } from './text-limit'
import { Bold, BulletList, Document, HardBreak, Heading, Italic, ListItem, Paragraph, Text, UndoRedo } from './tiptap'

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
