import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state'

/** Characters of a document's text, a line break between blocks counting as one. The same count as `textOf`. */
export function textLength(doc: Node, from = 0, to = doc.content.size): number {
  return doc.textBetween(from, to, '\n', '\n').length
}

/** The nearest place before `to` with at least `count` characters between the two. */
function placeBefore(doc: Node, to: number, count: number): number {
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
 * Takes back what a change added beyond the limit, from its end. A text that was too long already may get shorter but
 * not longer.
 *
 * @returns null when there is nothing to take back
 */
function withinLimit(before: Node, state: EditorState, limit: number | undefined): Transaction | null {
  if (limit === undefined) return null
  const excess = textLength(state.doc) - Math.max(limit, textLength(before))
  const changeEnd = before.content.findDiffEnd(state.doc.content)?.b
  if (excess <= 0 || changeEnd === undefined) return null
  return state.tr.delete(placeBefore(state.doc, changeEnd, excess), changeEnd)
}

interface TextLimitOptions {
  /** The most characters the text may have now; undefined is no limit. */
  maxLength: () => number | undefined
}

/** Keeps the text within its limit while it is typed, pasted or dropped. */
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
          const setFromOutside = transactions.some((transaction) => transaction.getMeta('preventUpdate'))
          const changed = transactions.some((transaction) => transaction.docChanged)
          if (!changed || setFromOutside || editor.view.composing) return null
          return withinLimit(before.doc, after, maxLength())
        },
        props: {
          handleDOMEvents: {
            // Cutting into a word an input method is still composing would break it; it is cut when done.
            compositionstart(view) {
              beforeComposition = view.state.doc
            },
            compositionend(view) {
              setTimeout(() => {
                if (view.isDestroyed || !beforeComposition) return
                const shortened = withinLimit(beforeComposition, view.state, maxLength())
                if (shortened) view.dispatch(shortened)
              })
            },
          },
        },
      }),
    ]
  },
})
