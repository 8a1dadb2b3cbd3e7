import DOMPurify from 'dompurify'
import { createElement, type ReactNode } from 'react'
import { type RichTextTag, richTextTags } from './html'

const isRichTextTag = (name: string): name is RichTextTag => richTextTags.some((tag) => tag === name)

/**
 * Converts HTML to React elements: sanitised by DOMPurify, then rebuilt from the nine allowed tags without attributes, so
 * none of the author's markup reaches the page's parser. Browser only.
 */
export function richTextNodes(html: string): ReactNode[] {
  const clean = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...richTextTags],
    ALLOWED_ATTR: [],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  return childNodes(clean)
}

function childNodes(parent: Node): ReactNode[] {
  return Array.from(parent.childNodes, (node, index) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent
    const tag = node.nodeName.toLowerCase()
    if (!isRichTextTag(tag)) return null
    return tag === 'br' ? createElement(tag, { key: index }) : createElement(tag, { key: index }, childNodes(node))
  })
}
