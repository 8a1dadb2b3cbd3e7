import type { Node } from '@tiptap/pm/model'
import type { EditorState, Transaction } from '@tiptap/pm/state'
import { Extension, Plugin } from './tiptap'

/** Characters of a document's text, a line break between blocks counting as one. The same count as `textOf`. */
export function textLength(doc: Node, from = 0, to = doc.content.size): number {
  return doc.textBetween(from, to, '\n', '\n').length
}

/** The closest position before `to` with at least `count` characters between the two, by binary search. */
function positionBefore(doc: Node, to: number, count: number): number {
  let low = 0
  let high = to
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (textLength(doc, middle, to) >= count) low = middle
    else high = middle - 1
  }
  return low
}

/**
 * A transaction that deletes the excess of a change from the change's end. A text that already was too long may get
 * shorter but not longer.
 *
 * @returns null when the text is within the limit
 */
function trimToLimit(before: Node, state: EditorState, limit: number | undefined): Transaction | null {
  if (limit === undefined) return null
  const excess = textLength(state.doc) - Math.max(limit, textLength(before))
  // The end of the change as a position of the new document; `a` would be the position of the old one.
  const changeEnd = before.content.findDiffEnd(state.doc.content)?.b
  if (excess <= 0 || changeEnd === undefined) return null
  return state.tr.delete(positionBefore(state.doc, changeEnd, excess), changeEnd)
}

interface TextLimitOptions {
  /** The current maximum number of characters; undefined for no limit. */
  maxLength: () => number | undefined
}

/** Enforces the character limit on typing, paste and drop. */
export const TextLimit = Extension.create<TextLimitOptions>({
  name: 'textLimit',

  addOptions() {
    return { maxLength: () => undefined }
  },

  addProseMirrorPlugins() {
    const { editor } = this
    const { maxLength } = this.options
    let beforeComposition: Node | undefined
    return [
      new Plugin({
        appendTransaction(transactions, before, after) {
          // TipTap marks the transaction of a value that the owner sets with `emitUpdate: false` so.
          const isSetByOwner = transactions.some((transaction) => transaction.getMeta('preventUpdate'))
          const hasChanged = transactions.some((transaction) => transaction.docChanged)
          if (!hasChanged || isSetByOwner || editor.view.composing) return null
          return trimToLimit(before.doc, after, maxLength())
        },
        props: {
          handleDOMEvents: {
            // Deleting during a composition would break it, so enforce the limit at its end.
            compositionstart(view) {
              beforeComposition = view.state.doc
            },
            compositionend(view) {
              // ProseMirror ends the composition after this handler.
              setTimeout(() => {
                if (view.isDestroyed || !beforeComposition) return
                const shortened = trimToLimit(beforeComposition, view.state, maxLength())
                if (shortened) view.dispatch(shortened)
              })
            },
          },
        },
      }),
    ]
  },
})
