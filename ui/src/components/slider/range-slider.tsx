import { type ComponentProps, type PointerEvent, useRef } from 'react'
import { cn } from '../../cn'
import { type BaseFieldProps, Field, type FieldProps } from '../field/field'
import { joinWords } from '../field/join-words'
import { splitFieldProps } from '../field/split-field-props'
import { whenFocusLeaves } from '../field/when-focus-leaves'
import { useFormatNumber } from '../locale/locale-context'
import { SliderFrame, type SliderScaleProps } from './slider-frame'
import {
  moveThumb,
  nearestThumb,
  offsetStyle,
  type SliderRange,
  type SliderScale,
  sliderFraction,
  type ThumbIndex,
  thumbWidthRem,
} from './slider-model'
import { type SliderValueProps, useSliderValue } from './use-slider-value'

type Native = Omit<
  ComponentProps<'div'>,
  keyof FieldProps | keyof SliderScaleProps | keyof SliderValueProps<SliderRange> | 'children' | 'role'
>

export interface RangeSliderProps extends BaseFieldProps, SliderScaleProps, SliderValueProps<SliderRange>, Native {
  /** The accessible names of the two thumbs: `Lowest pay`, `Highest pay`. */
  thumbLabels: readonly [string, string]
  /** Formats both values for display. Default `$20 – $40`, by `formatValue`. */
  formatRange?: (low: number, high: number) => string
}

const thumbs: readonly ThumbIndex[] = [0, 1]

/** Two approximate numbers, from and to: two native range inputs on one track. A form submits both under `name`. */
export function RangeSlider(props: RangeSliderProps) {
  const formatNumber = useFormatNumber()
  const [field, slider] = splitFieldProps(props)
  const {
    min,
    max,
    step = 1,
    value: ownValue,
    defaultValue = [min, max],
    onChange,
    onChangeEnd,
    thumbLabels,
    formatValue = formatNumber,
    formatRange = (low, high) => `${formatValue(low)} – ${formatValue(high)}`,
    marks,
    orientation,
    ...native
  } = slider
  const { disabled, readOnly, onBlur } = field
  const isVertical = orientation === 'vertical'
  const isEditable = !disabled && !readOnly
  const scale: SliderScale = { min, max, step }
  const [value, setValue, track] = useSliderValue<SliderRange>(ownValue, defaultValue, onChange, () => {
    if (isEditable) onChangeEnd?.(value)
  })
  const [low, high] = value
  const fractions = [sliderFraction(low, min, max), sliderFraction(high, min, max)] as const

  function move(thumb: ThumbIndex, to: number) {
    const next = moveThumb(value, thumb, to, scale)
    if (isEditable && !isSameRange(next, value)) setValue(next)
  }
  const dragProps = useThumbDrag({ value, scale, isVertical, isEditable, onChange: setValue, onChangeEnd })
  return (
    <Field {...field}>
      {({ onBlur: _, ...control }, ids) => (
        <div {...native} role="group" aria-labelledby={ids.label} onBlur={whenFocusLeaves(onBlur)}>
          <SliderFrame
            {...{ min, max, formatValue, isVertical, marks }}
            valueText={formatRange(low, high)}
            marksId={`${ids.control}-marks`}
            trackProps={{ ref: track, ...dragProps }}
          >
            <RangeTrack isVertical={isVertical} fractions={fractions} disabled={disabled} />
            {thumbs.map((thumb) => (
              <input
                key={thumb}
                {...control}
                {...(isVertical && { 'aria-orientation': orientation, dir: 'ltr' })}
                id={thumb === 0 ? ids.control : undefined}
                aria-label={thumbLabels[thumb]}
                aria-describedby={joinWords(control['aria-describedby'], marks && `${ids.control}-marks`)}
                type="range"
                min={min}
                max={max}
                step={step}
                value={value[thumb]}
                aria-valuetext={formatValue(value[thumb])}
                aria-readonly={readOnly || undefined}
                onChange={(event) => move(thumb, event.target.valueAsNumber)}
                className={cn(
                  'slider-track slider-pair block h-12 rounded-md',
                  isVertical ? 'slider-vertical' : 'absolute inset-0 w-full',
                )}
              />
            ))}
          </SliderFrame>
        </div>
      )}
    </Field>
  )
}

interface RangeTrackProps {
  isVertical: boolean
  /** Where the thumbs are, as fractions of the track. */
  fractions: readonly [number, number]
  disabled: boolean | undefined
}

/** The track, filled between the thumbs. It makes the box as high as a thumb's target. */
function RangeTrack({ isVertical, fractions: [low, high], disabled }: RangeTrackProps) {
  const length = `calc(${high - low} * (100% - ${thumbWidthRem}rem))`
  // 0.625 rem in the middle of 3 rem.
  const across = isVertical ? 'left-[1.1875rem] w-2.5' : 'top-[1.1875rem] h-2.5'
  return (
    <div aria-hidden="true" className={cn(isVertical ? 'h-full' : 'h-12', disabled && 'opacity-55')}>
      <div
        className={cn(
          'absolute rounded-full bg-line-strong/55 forced-colors:border',
          isVertical ? 'inset-y-0' : 'inset-x-0',
          across,
        )}
      />
      <div
        className={cn('absolute bg-brand forced-colors:bg-[Highlight]', across)}
        style={{ ...offsetStyle(low, isVertical), [isVertical ? 'height' : 'width']: length }}
      />
    </div>
  )
}

interface ThumbDragOptions extends Pick<RangeSliderProps, 'onChangeEnd'> {
  value: SliderRange
  onChange: (value: SliderRange) => void
  scale: SliderScale
  isVertical: boolean
  isEditable: boolean
}

/** A press of the pointer on the track. */
interface Press {
  /** The thumb that moves; `undefined` when the press was on two equal thumbs, until the drag's direction decides. */
  thumb: ThumbIndex | undefined
  /** The thumb's value minus the pressed one, so that the thumb does not jump under the pointer. */
  grabOffset: number
  /** The values before the press. */
  startValue: SliderRange
  /** The values of the last move, which may not have been rendered yet. */
  value: SliderRange
}

const isSameRange = (one: SliderRange, other: SliderRange) => one[0] === other[0] && one[1] === other[1]

/** The track's pointer handlers, which choose the thumb: the browser sends every press to the upper of the two inputs. */
function useThumbDrag(options: ThumbDragOptions) {
  const { value, onChange, onChangeEnd, scale, isVertical, isEditable } = options
  const press = useRef<Press | null>(null)
  const { min, max } = scale

  function drag(current: Press, thumb: ThumbIndex, to: number) {
    const next = moveThumb(current.value, thumb, to, scale)
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
      if (!isEditable || event.button !== 0 || event.currentTarget.matches('fieldset:disabled *')) return
      // Cancel the press, which would move the focus to the page, and focus the thumb.
      event.preventDefault()
      const { pointerValue, halfThumb } = measure(event)
      const isOnThumb = value.some((each) => Math.abs(each - pointerValue) <= halfThumb)
      const thumb = isOnThumb && value[0] === value[1] ? undefined : nearestThumb(value, pointerValue)
      const grabOffset = isOnThumb && thumb !== undefined ? value[thumb] - pointerValue : 0
      const started: Press = { thumb, grabOffset, startValue: value, value }
      press.current = started
      event.currentTarget.setPointerCapture(event.pointerId)
      focusThumb(event.currentTarget, thumb ?? 1)
      if (thumb !== undefined && !isOnThumb) drag(started, thumb, pointerValue)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const current = press.current
      if (!current) return
      const { pointerValue, halfThumb } = measure(event)
      if (current.thumb === undefined) {
        // A quarter of a thumb's width tells the direction from a tremble.
        if (Math.abs(pointerValue - current.value[0]) < halfThumb / 2) return
        current.thumb = nearestThumb(current.value, pointerValue)
        focusThumb(event.currentTarget, current.thumb)
      }
      drag(current, current.thumb, pointerValue + current.grabOffset)
    },
    onLostPointerCapture: () => {
      const ended = press.current
      press.current = null
      if (ended && !isSameRange(ended.value, ended.startValue)) onChangeEnd?.(ended.value)
    },
  }
}

function focusThumb(track: HTMLElement, thumb: ThumbIndex): void {
  track.querySelectorAll('input')[thumb]?.focus()
}
