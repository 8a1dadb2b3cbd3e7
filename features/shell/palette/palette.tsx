import { useEffect, useEffectEvent } from 'react'
import { useLoaded } from '@/features/shared'
import type { PaletteProps } from './palette-dialog'
import { opensPalette, pressContextOf } from './shortcut'

const loadDialog = () => import('./palette-dialog')

/** Loads the palette before it is opened, such as when the pointer reaches its button. */
export function preloadPalette(): void {
  // Opening it loads it again, and reports the failure.
  loadDialog().catch(() => undefined)
}

/** The command palette of the signed-in account. ⌘K and Ctrl K open it; its code loads when it is first opened. */
export function Palette(props: PaletteProps) {
  const { open, onOpenChange } = props
  const dialog = useLoaded(loadDialog, open)

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    const context = pressContextOf(event.target)
    // The open palette is itself a modal dialog, and the shortcut closes it.
    if (!opensPalette(event, open ? { ...context, isInModal: false } : context)) return
    event.preventDefault()
    onOpenChange(!open)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])

  return dialog && <dialog.PaletteDialog {...props} />
}
