import type { ComponentProps } from 'react'
import { type BaseFieldProps, Field, type FieldProps } from '../field/field'
import { joinWords } from '../field/join-words'
import { useFormatNumber } from '../locale/locale-context'
import { sliderFraction, sliderOffset } from './slider-position'

type Native = Omit<ComponentProps<'input'>, keyof FieldProps | 'value' | 'onChange' | 'type' | 'min' | 'max' | 'step'>

export interface SliderProps extends BaseFieldProps, Native {
  /** The current value. */
  value: number
  /** Called with the new value on every move. */
  onChange: (value: number) => void
  /** The minimum. */
  min: number
  /** The maximum. */
  max: number
  /** Default 1. */
  step?: number
  /** Formats the value for display and screen readers: `$25`. Default: the number in the locale's format: `1,500`. */
  formatValue?: (value: number) => string
  /** A labelled mark on the track. */
  mark?: { value: number; label: string }
}

/**
 * An approximate number. It is a native range input, as screen readers on phones can't operate an
 * ARIA slider.
 */
export function Slider(props: SliderProps) {
  const formatNumber = useFormatNumber()
  const { label, hideLabel, hint, error, disabled, readOnly, id, name, onBlur, ...own } = props
  const { value, onChange, min, max, step = 1, formatValue = formatNumber, mark, className, ...native } = own
  const field = { label, hideLabel, hint, error, disabled, readOnly, id, name, onBlur }
  const trackStyle: Record<`--${string}`, string> = { '--at': sliderOffset(sliderFraction(value, min, max)) }
  return (
    <Field {...field} className={className}>
      {(control, ids) => (
        <div className="flex flex-col">
          {/* No output element: it would be announced over the slider, which says its value itself. */}
          <div aria-hidden="true" className="font-bold font-display text-2xl text-ink">
            {formatValue(value)}
          </div>
          <div className="relative" style={trackStyle}>
            <input
              {...native}
              {...control}
              aria-describedby={joinWords(control['aria-describedby'], mark && `${ids.control}-mark`)}
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
              className="slider-track block h-12 w-full rounded-md"
            />
            {mark && (
              <SliderMark id={`${ids.control}-mark`} {...mark} fraction={sliderFraction(mark.value, min, max)} />
            )}
          </div>
          <div aria-hidden="true" className="flex justify-between text-ink-muted text-sm">
            <span>{formatValue(min)}</span>
            <span>{formatValue(max)}</span>
          </div>
        </div>
      )}
    </Field>
  )
}

interface SliderMarkProps {
  id: string
  label: string
  fraction: number
}

/** The tick and its label, which stays within the track's ends. */
function SliderMark({ id, label, fraction }: SliderMarkProps) {
  return (
    <>
      <span
        aria-hidden="true"
        data-mark=""
        className="pointer-events-none absolute top-2 -ms-px h-9 w-0.5 rounded-full bg-ink forced-colors:bg-[CanvasText]"
        style={{ insetInlineStart: sliderOffset(fraction) }}
      />
      <span
        id={id}
        className="relative block w-max max-w-full text-ink text-sm [--forwards:1] rtl:[--forwards:-1]"
        style={{ insetInlineStart: sliderOffset(fraction), translate: `calc(${-fraction * 100}% * var(--forwards)) 0` }}
      >
        {label}
      </span>
    </>
  )
}
