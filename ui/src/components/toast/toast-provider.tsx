import * as Radix from '@radix-ui/react-toast'
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react'
import { useDirection, useTexts } from '../locale/locale-context'
import { type ToastLabels, toastLabels } from './labels'
import { Toast, type ToastOptions } from './toast'

/** The API of `useToast`. */
export interface ToastApi {
  /** Shows a message at the bottom of the screen and announces it once. */
  toast: (options: ToastOptions) => void
}

/** The most toasts shown at once; the oldest is removed, so that toasts never cover the screen. */
const maxToasts = 3

interface QueuedToast {
  id: number
  options: ToastOptions
}

const ToastContext = createContext<ToastApi | null>(null)

export interface ToastProviderProps {
  /** The app. */
  children: ReactNode
  /** Replaces words. Default: those of the `LocaleProvider`, else English. */
  labels?: Partial<ToastLabels>
}

/** Shows the toasts raised by `useToast`. Wrap the app in one. F8 moves focus to them. */
export function ToastProvider({ children, labels: ownLabels }: ToastProviderProps) {
  const labels = useTexts('toast', toastLabels, ownLabels)
  const direction = useDirection()
  const [toasts, setToasts] = useState<readonly QueuedToast[]>([])
  const nextId = useRef(0)

  const toast = useCallback((options: ToastOptions) => {
    nextId.current += 1
    const queued = { id: nextId.current, options }
    setToasts((current) => [...current, queued].slice(-maxToasts))
  }, [])
  const api = useMemo(() => ({ toast }), [toast])

  return (
    <ToastContext.Provider value={api}>
      <Radix.Provider swipeDirection={direction === 'rtl' ? 'left' : 'right'} label={labels.notification}>
        {children}
        {toasts.map(({ id, options }) => (
          <Toast
            key={id}
            {...options}
            dismissLabel={labels.dismiss}
            onClose={() => setToasts((current) => current.filter((other) => other.id !== id))}
          />
        ))}
        <Radix.Viewport
          dir={direction}
          label={labels.messages('{hotkey}')}
          className="pointer-events-none fixed end-0 bottom-0 z-60 flex w-full flex-col gap-2 p-4 pb-[max(1rem,env(safe-area-inset-bottom))] outline-none sm:max-w-md"
        />
      </Radix.Provider>
    </ToastContext.Provider>
  )
}

/**
 * Raises toasts. For a message that must not be missed use `Alert`.
 *
 * @throws when there is no `ToastProvider` above
 */
export function useToast(): ToastApi {
  const api = useContext(ToastContext)
  if (!api) {
    throw new Error('useToast found no ToastProvider, so its message would be lost. Wrap the app in <ToastProvider>.')
  }
  return api
}
