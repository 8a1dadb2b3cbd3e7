import DOMPurify from 'dompurify'
import { createElement, type ReactNode } from 'react'
import { type RichTextTag, richTextTags } from './html'

const isRichTextTag = (name: string): name is RichTextTag => richTextTags.some((tag) => tag === name)

/**
 * HTML as React elements: first through DOMPurify, then rebuilt by React from the nine allowed tags without attributes,
 * so no markup of the author's ever reaches the page's own parser. Browser only.
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
