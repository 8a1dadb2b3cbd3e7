import type { ComponentProps } from 'react'
import { cn } from '../../cn'
import { type BaseFieldProps, Field, type FieldProps } from '../field/field'
import { joinWords } from '../field/join-words'
import { splitFieldProps } from '../field/split-field-props'
import { useFormatNumber } from '../locale/locale-context'
import { SliderFrame, type SliderScaleProps } from './slider-frame'
import { clamp, sliderFraction, sliderOffset } from './slider-model'
import { type SliderValueProps, useSliderValue } from './use-slider-value'

type NativeInputProps = Omit<
  ComponentProps<'input'>,
  keyof FieldProps | keyof SliderScaleProps | keyof SliderValueProps<number> | 'type' | 'list'
>

export interface SliderProps extends BaseFieldProps, SliderScaleProps, SliderValueProps<number>, NativeInputProps {}

/**
 * An approximate number. It is a native range input, as screen readers on phones can't operate an
 * ARIA slider. For two values use `RangeSlider`.
 */
export function Slider(props: SliderProps) {
  const formatNumber = useFormatNumber()
  const [field, slider] = splitFieldProps(props)
  const {
    min,
    max,
    step = 1,
    value: ownValue,
    defaultValue = min,
    onChange,
    onChangeEnd,
    formatValue = formatNumber,
    marks,
    orientation,
    ...native
  } = slider
  const { readOnly } = field
  const isVertical = orientation === 'vertical'
  const [givenValue, setValue, trackRef] = useSliderValue(ownValue, defaultValue, onChange, (input) => {
    if (!readOnly) onChangeEnd?.(input.valueAsNumber)
  })
  const value = clamp(givenValue, min, max)
  const trackStyle: Record<`--${string}`, string> = { '--at': sliderOffset(sliderFraction(value, min, max)) }
  return (
    <Field {...field} describedBy={native['aria-describedby']}>
      {(control, ids) => (
        <SliderFrame
          min={min}
          max={max}
          formatValue={formatValue}
          isVertical={isVertical}
          marks={marks}
          valueText={formatValue(value)}
          marksId={`${ids.control}-marks`}
          trackProps={{ ref: trackRef, style: trackStyle }}
        >
          <input
            {...native}
            {...control}
            // The styles turn a vertical input, whose left end, the minimum, becomes the bottom in every language.
            {...(isVertical && { 'aria-orientation': orientation, dir: 'ltr' })}
            aria-describedby={joinWords(control['aria-describedby'], marks && `${ids.control}-marks`)}
            type="range"
            min={min}
            max={max}
            step={step}
            value={value}
            aria-valuetext={formatValue(value)}
            aria-readonly={readOnly || undefined}
            onChange={(event) => {
              if (!readOnly) setValue(event.target.valueAsNumber)
            }}
            className={cn('slider-track block h-12 rounded-md', isVertical ? 'slider-vertical' : 'w-full')}
          />
        </SliderFrame>
      )}
    </Field>
  )
}
