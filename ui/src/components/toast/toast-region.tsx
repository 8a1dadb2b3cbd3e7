import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { cn } from '../../cn'
import { focusedElement } from '../field/focused-element'
import { useEscapeKey } from '../field/use-escape-key'
import { useEvent } from '../field/use-event'
import type { Direction } from '../locale/locale-context'
import type { ToastLabels } from './labels'
import { Toast } from './toast'
import { durationOf, type QueuedToast } from './toast-queue'

/** The key that moves the focus to the toasts. */
const hotkey = 'F8'

/** The longest delay of `setTimeout`, 24 days: a longer one is over at once. */
const maxTimeoutMs = 2 ** 31 - 1

/** A text to be spoken once. */
export interface Announcement {
  id: string
  text: string
  /** Spoken at once, instead of after the sentence that is being read. */
  isUrgent: boolean
}

interface ToastRegionProps {
  toasts: readonly QueuedToast[]
  announcements: readonly Announcement[]
  labels: ToastLabels
  direction: Direction
  /** Positions the list. */
  className: string
  /** Called with the id of a toast that timed out or was dismissed. */
  onClose: (id: string) => void
}

/**
 * The list of toasts, and the live regions that announce them. Timers pause while the list has the pointer or the focus, and
 * while the window has no focus.
 */
export function ToastRegion({ toasts, announcements, labels, direction, className, onClose }: ToastRegionProps) {
  const { listRef, focusedIndexRef, followFocus, returnFocus } = useToastFocus(toasts)
  const [isHovered, setIsHovered] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const isWindowBlurred = useIsWindowBlurred()
  const isPaused = toasts.length > 0 && (isHovered || hasFocus || isWindowBlurred)
  // Removing the last toast fires neither `pointerleave` nor `blur`.
  if (toasts.length === 0 && (isHovered || hasFocus)) {
    setIsHovered(false)
    setHasFocus(false)
  }
  useEscapeKey(hasFocus, () => {
    const focused = toasts[focusedIndexRef.current]
    if (focused) onClose(focused.id)
    else returnFocus()
  })
  return (
    <>
      {[false, true].map((isUrgent) => (
        <div key={String(isUrgent)} aria-live={isUrgent ? 'assertive' : 'polite'} className="sr-only">
          {announcements
            .filter((each) => each.isUrgent === isUrgent)
            .map(({ id, text }) => (
              <p key={id}>{text}</p>
            ))}
        </div>
      ))}
      <section
        aria-label={labels.messages(hotkey)}
        // No live region, but modal layers hide every element of the page without the attribute from screen readers.
        aria-live="off"
        dir={direction}
        onPointerMove={() => setIsHovered(true)}
        onPointerLeave={() => setIsHovered(false)}
        onFocus={(event) => {
          setHasFocus(true)
          followFocus(event)
          hideFromFocusTraps(event)
        }}
        onBlur={(event) => {
          const staysInside = event.currentTarget.contains(event.relatedTarget)
          setHasFocus(staysInside)
          if (staysInside) hideFromFocusTraps(event)
        }}
      >
        <ol
          ref={listRef}
          tabIndex={-1}
          data-toasts=""
          className={cn(
            'pointer-events-none fixed z-60 flex w-full flex-col gap-2 p-4 outline-none sm:max-w-md',
            className,
          )}
        >
          {toasts.map((toast) => (
            <TimedToast
              key={toast.id}
              toast={toast}
              dismissLabel={labels.dismiss}
              isPaused={isPaused}
              onClose={() => onClose(toast.id)}
            />
          ))}
        </ol>
      </section>
    </>
  )
}

interface TimedToastProps {
  toast: QueuedToast
  dismissLabel: string
  isPaused: boolean
  onClose: () => void
}

/** A toast that closes after its duration, which does not run while `isPaused`. */
function TimedToast({ toast, dismissLabel, isPaused, onClose }: TimedToastProps) {
  const remainingMsRef = useRef(0)
  const close = useEvent(onClose)

  // An updated toast is another object, which restarts the timer.
  useEffect(() => {
    remainingMsRef.current = durationOf(toast.options)
  }, [toast])

  useEffect(() => {
    const isTimed = durationOf(toast.options) <= maxTimeoutMs
    if (isPaused || !isTimed) return
    const startedAt = Date.now()
    const timer = setTimeout(close, remainingMsRef.current)
    return () => {
      clearTimeout(timer)
      remainingMsRef.current -= Date.now() - startedAt
    }
  }, [isPaused, toast, close])

  return <Toast {...toast.options} dismissLabel={dismissLabel} onClose={onClose} />
}

/** A modal layer listens on the document, and takes back the focus when it moves to or within another element. */
function hideFromFocusTraps({ nativeEvent }: FocusEvent) {
  // React may have its root on the document, too.
  nativeEvent.stopImmediatePropagation()
}

/** Moves the focus to the list on F8, and from a removed toast to the next one or back to where it was before. */
function useToastFocus(toasts: readonly QueuedToast[]) {
  const listRef = useRef<HTMLOListElement>(null)
  /** The element that had the focus before the toasts. */
  const focusedBeforeRef = useRef<Element | null>(null)
  /** The index of the toast with the focus; -1 for none. React calls no `onBlur` when it removes the toast. */
  const focusedIndexRef = useRef(-1)

  useEffect(() => {
    function handleKeyDown({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) {
      const list = listRef.current
      if (key !== hotkey || ctrlKey || metaKey || altKey || shiftKey || !list?.hasChildNodes()) return
      const activeElement = focusedElement()
      if (list.contains(activeElement)) return
      focusedBeforeRef.current = activeElement
      // A modal layer takes the focus back when it is moved directly to an element outside of it.
      if (activeElement instanceof HTMLElement) activeElement.blur()
      list.focus()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [])

  const returnFocus = useEvent(() => {
    const previous = focusedBeforeRef.current?.isConnected ? focusedBeforeRef.current : listRef.current
    if (previous instanceof HTMLElement) previous.focus()
  })

  useLayoutEffect(() => {
    const index = focusedIndexRef.current
    const isFocusLost = index >= 0 && (document.activeElement ?? document.body) === document.body
    if (!isFocusLost) return
    focusedIndexRef.current = -1
    const next = listRef.current?.children[Math.min(index, toasts.length - 1)]
    if (next instanceof HTMLElement) next.focus()
    else returnFocus()
  }, [toasts, returnFocus])

  function followFocus({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    const toast = target.closest('li')
    focusedIndexRef.current = toast ? [...(listRef.current?.children ?? [])].indexOf(toast) : -1
    if (relatedTarget && !currentTarget.contains(relatedTarget)) focusedBeforeRef.current = relatedTarget
  }

  return { listRef, focusedIndexRef, followFocus, returnFocus }
}

/** Whether the window lost the focus, to another window or tab. */
function useIsWindowBlurred(): boolean {
  const [isBlurred, setIsBlurred] = useState(false)
  useEffect(() => {
    const update = ({ type }: Event) => setIsBlurred(type === 'blur')
    window.addEventListener('blur', update)
    window.addEventListener('focus', update)
    return () => {
      window.removeEventListener('blur', update)
      window.removeEventListener('focus', update)
    }
  }, [])
  return isBlurred
}
