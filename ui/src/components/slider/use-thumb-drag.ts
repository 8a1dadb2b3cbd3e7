import { type PointerEvent, useRef } from 'react'
import { cn } from '../../cn'
import {
  isSameRange,
  moveThumb,
  nearestThumb,
  type SliderRange,
  type SliderScale,
  type ThumbIndex,
  thumbWidthRem,
} from './slider-model'

interface ThumbDragOptions {
  value: SliderRange
  scale: SliderScale
  isVertical: boolean
  isEditable: boolean
  /** Called with the new values on every move. */
  onChange: (value: SliderRange) => void
  /** Called with the values at the end of a drag that changed them. */
  onChangeEnd: ((value: SliderRange) => void) | undefined
}

/** A press of the pointer on the track. */
interface Press {
  /** The thumb that moves; `undefined` after a press on two equal thumbs, until the direction of the drag decides. */
  thumb: ThumbIndex | undefined
  /** The thumb's value minus the value under the pointer, so that a pressed thumb does not jump. */
  grabOffset: number
  /** The values before the press. */
  startValue: SliderRange
  /** The values of the last move, which may not have been rendered yet. */
  value: SliderRange
}

/**
 * Moves a thumb by pointer. The two inputs lie on each other, so the browser would send every press to the upper one;
 * these handlers of the track choose the nearest thumb instead.
 *
 * @returns the track's props
 */
export function useThumbDrag(options: ThumbDragOptions) {
  const { value, onChange, onChangeEnd, scale, isVertical, isEditable } = options
  const pressRef = useRef<Press | null>(null)
  const { min, max } = scale

  /** Moves a thumb to a value, and reports the new values unless they are the same. */
  function dragTo(current: Press, thumb: ThumbIndex, thumbValue: number) {
    const next = moveThumb(current.value, thumb, thumbValue, scale)
    if (isSameRange(next, current.value)) return
    current.value = next
    onChange(next)
  }

  /** The value under the pointer, not rounded to a step, and half a thumb's width in the slider's unit. */
  function measure({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
    const box = currentTarget.getBoundingClientRect()
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const thumbWidth = thumbWidthRem * rem
    const [size, offset] = isVertical ? [box.height, clientY - box.top] : [box.width, clientX - box.left]
    // The thumb's centre moves along the track without half a thumb at each end.
    const length = size - thumbWidth
    const fraction = (offset - thumbWidth / 2) / length
    // The minimum is at the bottom, or at the right in right-to-left text.
    const isReversed = isVertical || getComputedStyle(currentTarget).direction === 'rtl'
    return {
      pointerValue: min + (isReversed ? 1 - fraction : fraction) * (max - min),
      halfThumb: (thumbWidth / 2 / length) * (max - min),
    }
  }

  return {
    className: cn('cursor-pointer', isVertical ? 'touch-pan-x' : 'touch-pan-y'),
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!isEditable || event.button || event.currentTarget.matches('fieldset:disabled *')) return
      // The default would focus the page; `focusThumb` focuses the thumb below.
      event.preventDefault()
      const { pointerValue, halfThumb } = measure(event)
      const isOnThumb = value.some((each) => Math.abs(each - pointerValue) <= halfThumb)
      const thumb = isOnThumb && value[0] === value[1] ? undefined : nearestThumb(value, pointerValue)
      const grabOffset = isOnThumb && thumb !== undefined ? value[thumb] - pointerValue : 0
      const started: Press = { thumb, grabOffset, startValue: value, value }
      pressRef.current = started
      event.currentTarget.setPointerCapture(event.pointerId)
      focusThumb(event.currentTarget, thumb ?? 1)
      if (thumb !== undefined && !isOnThumb) dragTo(started, thumb, pointerValue)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const current = pressRef.current
      if (!current || !isEditable) return
      const { pointerValue, halfThumb } = measure(event)
      if (current.thumb === undefined) {
        // Ignore moves of up to a quarter of a thumb's width, which are no direction yet.
        if (Math.abs(pointerValue - current.value[0]) < halfThumb / 2) return
        current.thumb = nearestThumb(current.value, pointerValue)
        focusThumb(event.currentTarget, current.thumb)
      }
      dragTo(current, current.thumb, pointerValue + current.grabOffset)
    },
    onLostPointerCapture: () => {
      const ended = pressRef.current
      pressRef.current = null
      if (ended && !isSameRange(ended.value, ended.startValue)) onChangeEnd?.(ended.value)
    },
  }
}

function focusThumb(track: HTMLElement, thumb: ThumbIndex): void {
  track.querySelectorAll('input')[thumb]?.focus()
}
