import type { Node } from '@tiptap/pm/model'
import type { EditorState, Transaction } from '@tiptap/pm/state'
import { Extension, Plugin } from './tiptap'

/** UTF-16 units of a document's text, with one for each break between blocks: the length of `textOf` of its HTML. */
export function textLength(doc: Node, from = 0, to = doc.content.size): number {
  return doc.textBetween(from, to, '\n', '\n').length
}

/** The last position at least `count` UTF-16 units before `to`, never within a surrogate pair. A binary search. */
function startOfTrailingText(doc: Node, to: number, count: number): number {
  let low = 0
  let high = to
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (textLength(doc, middle, to) >= count) low = middle
    else high = middle - 1
  }
  const isWithinPair = /^[\udc00-\udfff]/.test(doc.textBetween(low, to))
  return isWithinPair ? low - 1 : low
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
  // `b` is the change's end in the new document, `a` in the old one.
  const changeEnd = before.content.findDiffEnd(state.doc.content)?.b
  if (excess <= 0 || changeEnd === undefined) return null
  return state.tr.delete(startOfTrailingText(state.doc, changeEnd, excess), changeEnd)
}

interface TextLimitOptions {
  /** The current maximum number of UTF-16 units; undefined for no limit. */
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
    /** The document at the start of the latest composition. */
    let docBeforeComposition: Node | undefined
    return [
      new Plugin({
        appendTransaction(transactions, before, after) {
          // TipTap's mark of `setContent(…, { emitUpdate: false })`: a value set by the owner is not trimmed.
          const isSetByOwner = transactions.some((transaction) => transaction.getMeta('preventUpdate'))
          const hasChanged = transactions.some((transaction) => transaction.docChanged)
          if (!hasChanged || isSetByOwner || editor.view.composing) return null
          return trimToLimit(before.doc, after, maxLength())
        },
        props: {
          handleDOMEvents: {
            // Deleting during a composition would break it, so enforce the limit at its end.
            compositionstart(view) {
              docBeforeComposition = view.state.doc
            },
            compositionend(view) {
              // ProseMirror ends the composition after this handler.
              setTimeout(() => {
                if (view.isDestroyed || !docBeforeComposition) return
                const shortened = trimToLimit(docBeforeComposition, view.state, maxLength())
                if (shortened) view.dispatch(shortened)
              })
            },
          },
        },
      }),
    ]
  },
})
