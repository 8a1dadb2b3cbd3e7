import { useCallback, useEffect, useEffectEvent } from 'react'
import { useLazyModule } from '@/features/shared'
import { NotLoaded } from '../not-loaded'
import type { PaletteLinks } from './commands'
import type { PaletteDialogProps } from './palette-dialog'
import { isPaletteShortcut, opensPalette, pressContextOf } from './shortcut'

const loadDialog = () => import('./palette-dialog')

/** Loads the palette before it is opened, such as when the pointer reaches its button. */
export function preloadPalette(): void {
  // Opening the palette repeats a failed load, and reports the failure.
  loadDialog().catch(() => undefined)
}

interface PaletteProps extends Omit<PaletteDialogProps, 'links'> {
  /** Loads the screens and actions with the palette's code. The same function in each render. */
  loadLinks: () => Promise<PaletteLinks>
}

/** The command palette of the signed-in account. ⌘K and Ctrl K open it; its code loads when it is first opened. */
export function Palette({ loadLinks, ...props }: PaletteProps) {
  const { open, onOpenChange } = props
  const load = useCallback(async () => {
    const [{ PaletteDialog }, links] = await Promise.all([loadDialog(), loadLinks()])
    return { PaletteDialog, links }
  }, [loadLinks])
  const { module: dialog, failure } = useLazyModule(load, open, open)

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // Finding the context searches the page, so only a press of the shortcut looks for it.
    if (event.defaultPrevented || !isPaletteShortcut(event)) return
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

  if (dialog) return <dialog.PaletteDialog links={dialog.links} {...props} />
  return failure && <NotLoaded onClose={() => onOpenChange(false)} />
}
