import type { ComponentProps } from 'react'
import { type BaseFieldProps, Field, type FieldProps } from '../field/field'
import { idList } from '../field/field-ids'
import { sliderFraction, sliderOffset } from './slider-position'

type Native = Omit<ComponentProps<'input'>, keyof FieldProps | 'value' | 'onChange' | 'type' | 'min' | 'max' | 'step'>

export interface SliderProps extends BaseFieldProps, Native {
  /** Where the thumb is. */
  value: number
  /** Called with the new value on every move. */
  onChange: (value: number) => void
  /** The left end. */
  min: number
  /** The right end. */
  max: number
  /** Default 1. */
  step?: number
  /** The value in words, shown large and read to screen readers: `$25`. Default: the number. */
  formatValue?: (value: number) => string
  /** A place on the track worth knowing, with its words. */
  mark?: { value: number; label: string }
}

/**
 * A number where about right is right. It is the platform's own range input: screen readers on phones cannot move an
 * ARIA slider.
 */
export function Slider(props: SliderProps) {
  const { label, hideLabel, hint, error, disabled, readOnly, id, name, onBlur, ...own } = props
  const { value, onChange, min, max, step = 1, formatValue = String, mark, className, ...native } = own
  const field = { label, hideLabel, hint, error, disabled, readOnly, id, name, onBlur }
  const filledTo: Record<`--${string}`, string> = { '--at': sliderOffset(sliderFraction(value, min, max)) }
  return (
    <Field {...field} className={className}>
      {(control, ids) => (
        <div className="flex flex-col">
          {/* No output element: it would be announced over the slider, which says its value itself. */}
          <div aria-hidden="true" className="font-bold font-display text-2xl text-ink">
            {formatValue(value)}
          </div>
          <div className="relative" style={filledTo}>
            <input
              {...native}
              {...control}
              aria-describedby={idList(control['aria-describedby'], mark && `${ids.control}-mark`)}
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

/** The tick and its words; the words keep inside the track's ends. */
function SliderMark({ id, label, fraction }: SliderMarkProps) {
  return (
    <>
      <span
        aria-hidden="true"
        data-mark=""
        className="pointer-events-none absolute top-2 h-9 w-0.5 -translate-x-1/2 rounded-full bg-ink forced-colors:bg-[CanvasText]"
        style={{ left: sliderOffset(fraction) }}
      />
      <span
        id={id}
        className="relative block w-max max-w-full text-ink text-sm"
        style={{ left: sliderOffset(fraction), translate: `${-fraction * 100}% 0` }}
      >
        {label}
      </span>
    </>
  )
}
