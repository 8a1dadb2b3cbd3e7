import type { ComponentProps } from 'react'
import { cn } from '../../cn'
import { type BaseFieldProps, Field, type FieldProps } from '../field/field'
import { joinWords } from '../field/join-words'
import { splitFieldProps } from '../field/split-field-props'
import { whenFocusLeaves } from '../field/when-focus-leaves'
import { useFormatNumber } from '../locale/locale-context'
import { SliderFrame, type SliderScaleProps } from './slider-frame'
import {
  clamp,
  isSameRange,
  mapRange,
  moveThumb,
  offsetStyle,
  type SliderRange,
  type SliderScale,
  sliderFraction,
  type ThumbIndex,
  thumbWidthRem,
} from './slider-model'
import { type SliderValueProps, useSliderValue } from './use-slider-value'
import { useThumbDrag } from './use-thumb-drag'

type DivProps = Omit<
  ComponentProps<'div'>,
  keyof FieldProps | keyof SliderScaleProps | keyof SliderValueProps<SliderRange> | 'children' | 'role'
>

export interface RangeSliderProps extends BaseFieldProps, SliderScaleProps, SliderValueProps<SliderRange>, DivProps {
  /** The accessible names of the two thumbs: `Lowest pay`, `Highest pay`. */
  thumbLabels: readonly [string, string]
  /** Formats both values for display. Default `$20 – $40`, by `formatValue`. */
  formatRange?: (low: number, high: number) => string
}

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
  const [givenValue, setValue, trackRef] = useSliderValue<SliderRange>(ownValue, defaultValue, onChange, () => {
    if (isEditable) onChangeEnd?.(value)
  })
  const value = mapRange(givenValue, (each) => clamp(each, min, max))
  const fractions = mapRange(value, (each) => sliderFraction(each, min, max))

  /** Moves a thumb by key. */
  function handleInput(thumb: ThumbIndex, typed: number) {
    const next = moveThumb(value, thumb, typed, scale)
    if (isEditable && !isSameRange(next, value)) setValue(next)
  }
  const dragProps = useThumbDrag({ value, scale, isVertical, isEditable, onChange: setValue, onChangeEnd })
  return (
    <Field {...field}>
      {({ onBlur: _, ...control }, ids) => (
        <div {...native} role="group" aria-labelledby={ids.label} onBlur={whenFocusLeaves(onBlur)}>
          <SliderFrame
            min={min}
            max={max}
            formatValue={formatValue}
            isVertical={isVertical}
            marks={marks}
            valueText={formatRange(...value)}
            marksId={`${ids.control}-marks`}
            trackProps={{ ref: trackRef, ...dragProps }}
          >
            <RangeTrack isVertical={isVertical} fractions={fractions} disabled={disabled} />
            {([0, 1] as const).map((thumb) => (
              <input
                key={thumb}
                {...control}
                // The styles turn a vertical input, whose left end, the minimum, becomes the bottom in every language.
                {...(isVertical && { 'aria-orientation': orientation, dir: 'ltr' })}
                id={thumb ? undefined : ids.control}
                aria-label={thumbLabels[thumb]}
                aria-describedby={joinWords(control['aria-describedby'], marks && `${ids.control}-marks`)}
                type="range"
                min={min}
                max={max}
                step={step}
                value={value[thumb]}
                aria-valuetext={formatValue(value[thumb])}
                aria-readonly={readOnly || undefined}
                onChange={(event) => handleInput(thumb, event.target.valueAsNumber)}
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
  const crossClass = isVertical ? 'left-[1.1875rem] w-2.5' : 'top-[1.1875rem] h-2.5'
  return (
    <div aria-hidden="true" className={cn(isVertical ? 'h-full' : 'h-12', disabled && 'opacity-55')}>
      <div
        className={cn(
          'absolute rounded-full bg-line-strong/55 forced-colors:border',
          isVertical ? 'inset-y-0' : 'inset-x-0',
          crossClass,
        )}
      />
      <div
        className={cn('absolute bg-brand forced-colors:bg-[Highlight]', crossClass)}
        style={{ ...offsetStyle(low, isVertical), [isVertical ? 'height' : 'width']: length }}
      />
    </div>
  )
}
