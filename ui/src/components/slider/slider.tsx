import type { ComponentProps } from 'react'
import { cn } from '../../cn'
import { type BaseFieldProps, Field, type FieldProps } from '../field/field'
import { joinWords } from '../field/join-words'
import { useFormatNumber } from '../locale/locale-context'
import { SliderFrame, type SliderScaleProps } from './slider-frame'
import { sliderFraction, sliderOffset } from './slider-model'
import { useChangeEnd } from './use-change-end'

type Native = Omit<
  ComponentProps<'input'>,
  keyof FieldProps | keyof SliderScaleProps | 'value' | 'onChange' | 'type' | 'list'
>

export interface SliderProps extends BaseFieldProps, SliderScaleProps, Native {
  /** The current value. */
  value: number
  /** Called with the new value on every move. */
  onChange: (value: number) => void
  /** Called with the value at the end of a drag, and at each key: the moment to load results. */
  onChangeEnd?: (value: number) => void
}

/**
 * An approximate number. It is a native range input, as screen readers on phones can't operate an
 * ARIA slider. For two values use `RangeSlider`.
 */
export function Slider(props: SliderProps) {
  const formatNumber = useFormatNumber()
  const { label, hideLabel, hint, error, disabled, readOnly, id, name, onBlur, ...own } = props
  const { value, onChange, onChangeEnd, min, max, step = 1, formatValue = formatNumber, ...rest } = own
  const { marks, orientation, className, ...native } = rest
  const isVertical = orientation === 'vertical'
  const field = { label, hideLabel, hint, error, disabled, readOnly, id, name, onBlur }
  const trackStyle: Record<`--${string}`, string> = { '--at': sliderOffset(sliderFraction(value, min, max)) }
  const track = useChangeEnd((input) => {
    if (!readOnly) onChangeEnd?.(input.valueAsNumber)
  })
  return (
    <Field {...field} className={className}>
      {(control, ids) => (
        <SliderFrame
          {...{ min, max, formatValue, isVertical, marks }}
          text={formatValue(value)}
          marksId={`${ids.control}-marks`}
          trackProps={{ ref: track, style: trackStyle }}
        >
          <input
            {...native}
            {...control}
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
              if (!readOnly) onChange(event.target.valueAsNumber)
            }}
            className={cn('slider-track block h-12 rounded-md', isVertical ? 'slider-vertical' : 'w-full')}
          />
        </SliderFrame>
      )}
    </Field>
  )
}
