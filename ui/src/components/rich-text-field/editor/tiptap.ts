/**
 * All values that the editor uses of TipTap and ProseMirror. The build bundles them into this module, so no other module
 * imports them from their packages.
 */
export { Extension } from '@tiptap/core'
export { Bold } from '@tiptap/extension-bold'
export { Document } from '@tiptap/extension-document'
export { HardBreak } from '@tiptap/extension-hard-break'
export { Heading } from '@tiptap/extension-heading'
export { Italic } from '@tiptap/extension-italic'
export { BulletList } from '@tiptap/extension-list/bullet-list'
export { ListItem } from '@tiptap/extension-list/item'
export { Paragraph } from '@tiptap/extension-paragraph'
export { Text } from '@tiptap/extension-text'
export { UndoRedo } from '@tiptap/extensions/undo-redo'
export { DOMParser as DocumentParser } from '@tiptap/pm/model'
export { Plugin } from '@tiptap/pm/state'
export { EditorContent, useEditor, useEditorState } from '@tiptap/react'
