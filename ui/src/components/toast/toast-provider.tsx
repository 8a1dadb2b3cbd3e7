import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react'
import { cn } from '../../cn'
import { useEvent } from '../field/use-event'
import { useDirection, useTexts } from '../locale/locale-context'
import { type ToastLabels, toastLabels } from './labels'
import type { ToastOptions } from './toast'
import { putToast, type QueuedToast, spokenText } from './toast-queue'
import { type Announcement, ToastRegion } from './toast-region'

/** A toast of `ToastApi.promise`: its title, or all of its options. */
export type ToastMessage = string | ToastOptions

/** The toasts of a task: while it runs, and when it has ended. */
export interface PromiseToasts<Value> {
  /** Shown until the task has ended. */
  loading: ToastMessage
  success: ToastMessage | ((value: Value) => ToastMessage)
  /** Shown with the tone `danger`, unless it has one of its own. */
  error: ToastMessage | ((reason: unknown) => ToastMessage)
}

export interface ToastApi {
  /**
   * Shows a message and announces it once.
   *
   * @returns its id, for `update` and `dismiss`
   */
  toast: (options: ToastOptions) => string
  /** Changes a message where it stands, restarts its timer and announces it. Does nothing once the message is gone. */
  update: (id: string, changes: Partial<ToastOptions>) => void
  /** Removes a message, or all of them. */
  dismiss: (id?: string) => void
  /**
   * Shows how a task is going: one message that changes when the task has ended, or comes back if it was dismissed.
   *
   * @returns the promise given
   */
  promise: <Value>(task: Promise<Value>, toasts: PromiseToasts<Value>) => Promise<Value>
}

/** Where toasts are shown. `start` is the left in languages written from left to right. */
export type ToastPosition = 'top' | 'top-start' | 'top-end' | 'bottom' | 'bottom-start' | 'bottom-end'

const ToastContext = createContext<ToastApi | null>(null)

export interface ToastProviderProps {
  /** The app. */
  children: ReactNode
  /** Where toasts are shown; on phones as wide as the screen. Default `bottom-end`. */
  position?: ToastPosition
  /** The most toasts shown at once. The oldest is removed, one that stays until it is dismissed last. Default 3. */
  limit?: number
  /** Replaces words. Default: those of the `LocaleProvider`, else English. */
  labels?: Partial<ToastLabels>
}

const atBottom = 'bottom-0 pb-[max(1rem,env(safe-area-inset-bottom))]'
const atTop = 'top-0 pt-[max(1rem,env(safe-area-inset-top))]'
const positionClass: Record<ToastPosition, string> = {
  'bottom-end': `${atBottom} end-0`,
  'bottom-start': `${atBottom} start-0`,
  bottom: `${atBottom} inset-x-0 mx-auto`,
  'top-end': `${atTop} end-0`,
  'top-start': `${atTop} start-0`,
  top: `${atTop} inset-x-0 mx-auto`,
}

/** All of a toast, for a message that may be its title only. */
const toOptions = (message: ToastMessage): ToastOptions => (typeof message === 'string' ? { title: message } : message)

/** How long an announcement stays in the page, in milliseconds. Screen readers read it as soon as it is added. */
const announcementMs = 1000

/** Shows the toasts raised by `useToast`. Wrap the app in one. F8 moves focus to them. */
export function ToastProvider({ children, position = 'bottom-end', limit = 3, labels: ownLabels }: ToastProviderProps) {
  const labels = useTexts('toast', toastLabels, ownLabels)
  const direction = useDirection()
  const { api, toasts, announcements } = useToastQueue(limit, labels)
  return (
    <ToastContext.Provider value={api}>
      {children}
      <ToastRegion
        toasts={toasts}
        announcements={announcements}
        labels={labels}
        direction={direction}
        className={cn(positionClass[position])}
        onClose={api.dismiss}
      />
    </ToastContext.Provider>
  )
}

/** The toasts on the screen, their announcements, and the functions that change them. */
function useToastQueue(limit: number, labels: ToastLabels) {
  const [toasts, setToasts] = useState<readonly QueuedToast[]>([])
  const [announcements, setAnnouncements] = useState<readonly Announcement[]>([])
  // The queue after the last call, which may not have been rendered yet.
  const latestToastsRef = useRef(toasts)
  const lastIdRef = useRef(0)

  const nextId = useEvent(() => {
    lastIdRef.current += 1
    return String(lastIdRef.current)
  })

  function replaceToasts(next: readonly QueuedToast[]) {
    latestToastsRef.current = next
    setToasts(next)
  }

  /** Shows a toast, in place of the one with its id if that is shown, and announces it. */
  const show = useEvent((id: string, options: ToastOptions) => {
    const { title, description, action, tone } = options
    const text = spokenText([labels.notification, title, description, action?.label], labels.pause)
    const announcement: Announcement = { id: nextId(), text, isUrgent: tone === 'danger' }
    replaceToasts(putToast(latestToastsRef.current, id, options, limit))
    setAnnouncements((current) => [...current, announcement])
    setTimeout(() => setAnnouncements((current) => current.filter((each) => each !== announcement)), announcementMs)
  })

  const dismiss = useEvent((id?: string) => {
    replaceToasts(id === undefined ? [] : latestToastsRef.current.filter((toast) => toast.id !== id))
  })

  const api = useMemo<ToastApi>(() => {
    function toast(options: ToastOptions) {
      const id = nextId()
      show(id, options)
      return id
    }
    return {
      toast,
      dismiss,
      update: (id, changes) => {
        const shown = latestToastsRef.current.find((each) => each.id === id)
        if (shown) show(id, { ...shown.options, ...changes })
      },
      promise: (task, { loading, success, error }) => {
        const id = toast({ durationMs: Number.POSITIVE_INFINITY, ...toOptions(loading) })
        task.then(
          (value) => show(id, toOptions(typeof success === 'function' ? success(value) : success)),
          (reason: unknown) => {
            show(id, { tone: 'danger', ...toOptions(typeof error === 'function' ? error(reason) : error) })
          },
        )
        return task
      },
    }
  }, [show, dismiss, nextId])

  return { api, toasts, announcements }
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
