import type { MouseEvent } from 'react'
import { buttonClass } from '../button/button-class'
import { IconButton } from '../button/icon-button'
import { IconFace } from '../button/icon-face'
import { ExternalLink, Eye } from '../icons/document-icons'
import type { PdfTileLabels } from './labels'

interface OpenControlProps {
  name: string
  href: string | undefined
  onOpen: (() => void) | undefined
  labels: PdfTileLabels
}

/** Opens a file: in place with `onOpen`, else at `href` in a new tab. Renders nothing without either. */
export function OpenControl({ name, href, onOpen, labels }: OpenControlProps) {
  if (!href) return onOpen && <IconButton label={labels.open(name)} icon={<Eye />} onClick={onOpen} />
  const label = onOpen ? labels.open(name) : labels.openInNewTab(name)

  function handleClick(event: MouseEvent) {
    const wantsNewTabOrWindow = event.ctrlKey || event.metaKey || event.shiftKey
    if (!onOpen || wantsNewTabOrWindow) return
    event.preventDefault()
    onOpen()
  }

  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={label}
      onClick={handleClick}
      className={buttonClass({ variant: 'quiet', shape: 'square' })}
    >
      <IconFace tooltip={label}>{onOpen ? <Eye /> : <ExternalLink />}</IconFace>
    </a>
  )
}
