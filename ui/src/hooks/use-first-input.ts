import { useSyncExternalStore } from 'react'

/** Not `scroll`: browsers restore scroll positions by themselves. */
const inputTypes = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const

/** Longest wait, in milliseconds, for an idle moment after the first input. */
const maxWaitMs = 1_000

let hadInput = false
const listeners = new Set<() => void>()

/** Runs the callback in an idle moment, or after 200 ms in Safari, which has no idle callbacks: the input's paint comes first. */
function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: maxWaitMs })
  else setTimeout(callback, 200)
}

/** Whether an event is no input: Chromium reports a resting pointer as moved by 0 pixels when the page under it changes. */
function isResting(event: Event): boolean {
  return event.type === 'pointermove' && event instanceof PointerEvent && !event.movementX && !event.movementY
}

function handleInput(event: Event): void {
  if (isResting(event)) return
  for (const type of inputTypes) document.removeEventListener(type, handleInput, true)
  whenIdle(() => {
    hadInput = true
    for (const listener of listeners) listener()
  })
}

function subscribe(listener: () => void): () => void {
  if (hadInput) return () => undefined
  listeners.add(listener)
  // A listener that is added again stays one listener.
  for (const type of inputTypes) document.addEventListener(type, handleInput, { capture: true, passive: true })
  return () => listeners.delete(listener)
}

/**
 * Whether somebody has moved the pointer, touched, turned a wheel or pressed a key since the page loaded: what they may press next
 * can be loaded. False on a server and during hydration; becomes true in an idle moment after the input.
 */
export function useFirstInput(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hadInput,
    () => false,
  )
}
