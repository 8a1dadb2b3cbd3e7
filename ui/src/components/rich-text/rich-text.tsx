import { type ComponentProps, useMemo } from 'react'
import { cn } from '../../cn'
import { textOf } from './html'
import { richTextClass } from './rich-text-class'
import { richTextNodes } from './rich-text-nodes'
import { useIsInBrowser } from './use-in-browser'

export interface RichTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The HTML to show. Anything but paragraphs, breaks, bold, italic, bullet lists and headings 1–3 is dropped. */
  html: string
}

/** Shows HTML from `RichTextField`, sanitised again. On a server it renders the plain text. */
export function RichText({ html, className, ...rest }: RichTextProps) {
  const isInBrowser = useIsInBrowser()
  const content = useMemo(() => (isInBrowser ? richTextNodes(html) : textOf(html)), [isInBrowser, html])
  return (
    <div className={cn(richTextClass, !isInBrowser && 'whitespace-pre-line', className)} {...rest}>
      {content}
    </div>
  )
}
