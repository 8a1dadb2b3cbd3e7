import { type MouseEvent, useEffect, useRef } from 'react'
import { Button } from '../button/button'
import { buttonClass } from '../button/button-class'
import { IconButton } from '../button/icon-button'
import { IconFace } from '../button/icon-face'
import { ExternalLink, Eye, Trash2, Undo2 } from '../icons/document-icons'
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

interface RemoveControlProps {
  name: string
  removed: boolean
  onRemove: (() => void) | undefined
  onUndoRemove: (() => void) | undefined
  labels: PdfTileLabels
}

/** Marks the file for deletion, or undoes that. The focus moves from either button to the other. */
export function RemoveControl({ name, removed, onRemove, onUndoRemove, labels }: RemoveControlProps) {
  const { ref, keepFocusAfter } = useFollowFocus(removed)
  if (!removed)
    return (
      onRemove && (
        <IconButton label={labels.remove(name)} icon={<Trash2 />} ref={ref} onClick={keepFocusAfter(onRemove)} />
      )
    )
  return (
    onUndoRemove && (
      <Button
        size="sm"
        aria-label={labels.undo(name)}
        iconStart={<Undo2 className="size-4" />}
        ref={ref}
        onClick={keepFocusAfter(onUndoRemove)}
      >
        {labels.undoShort}
      </Button>
    )
  )
}

/**
 * Keeps the focus where one button replaces another (Remove and Undo): after a press, the replacing button gets the focus.
 *
 * @param state which of the two buttons is rendered; changes when the other replaces it
 * @returns the ref both buttons share, and a wrapper for their click handlers
 */
function useFollowFocus(state: boolean) {
  const buttonRef = useRef<HTMLButtonElement>(null)
  const stateWhenPressedRef = useRef<boolean>(null)

  useEffect(() => {
    if (stateWhenPressedRef.current === !state) buttonRef.current?.focus()
    stateWhenPressedRef.current = null
  }, [state])

  return {
    ref: buttonRef,
    keepFocusAfter: (action: () => void) => () => {
      stateWhenPressedRef.current = state
      action()
    },
  }
}
