import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn'
import { sliderFraction, sliderOffset } from './slider-model'

/** A labelled value on the track. */
export interface SliderMark {
  value: number
  label: string
}

/** What `Slider` and `RangeSlider` have in common. */
export interface SliderScaleProps {
  /** The minimum. */
  min: number
  /** The maximum. */
  max: number
  /** Default 1. */
  step?: number
  /** Formats a value for display and screen readers: `$25`. Default: the number in the locale's format: `1,500`. */
  formatValue?: (value: number) => string
  /** Values with a label on the track; part of the accessible description. */
  marks?: readonly SliderMark[]
  /** `vertical` has its minimum at the bottom. Default `horizontal`. */
  orientation?: 'horizontal' | 'vertical'
}

interface SliderFrameProps extends Pick<SliderScaleProps, 'min' | 'max' | 'marks'> {
  /** The value as text. */
  text: string
  formatValue: (value: number) => string
  isVertical: boolean
  /** The id of the marks, for the control's description. */
  marksId: string
  /** The attributes of the track's element. */
  trackProps?: ComponentProps<'div'>
  /** The track with its inputs. */
  children: ReactNode
}

/** The value, the track with its marks, and the ends of the scale. */
export function SliderFrame(props: SliderFrameProps) {
  const { text, formatValue, isVertical, min, max, marks, marksId, trackProps, children } = props
  const fractionOf = ({ value }: SliderMark) => sliderFraction(value, min, max)
  const start = isVertical ? 'bottom' : 'insetInlineStart'
  return (
    <div className="flex flex-col">
      {/* No output element: it would be announced over the slider, which says its value itself. */}
      <div aria-hidden="true" className="font-bold font-display text-2xl text-ink">
        {text}
      </div>
      {isVertical && <ScaleEnds texts={[formatValue(max)]} />}
      <div className={cn(isVertical && 'flex gap-2')}>
        <div className={cn('relative', isVertical && 'h-48 w-12 shrink-0')} {...trackProps}>
          {children}
          {marks?.map((mark) => (
            <span
              key={mark.value}
              aria-hidden="true"
              data-mark=""
              className={cn(
                'pointer-events-none absolute rounded-full bg-ink forced-colors:bg-[CanvasText]',
                isVertical ? 'left-1.5 -mb-px h-0.5 w-9' : 'top-2 -ms-px h-9 w-0.5',
              )}
              style={{ [start]: sliderOffset(fractionOf(mark)) }}
            />
          ))}
        </div>
        {marks && (
          <div id={marksId} className={cn('grid text-ink text-sm', isVertical ? 'h-48' : 'grid-cols-1')}>
            {marks.map((mark) => (
              // The label stays within the track's ends.
              <span
                key={mark.value}
                className={cn(
                  'relative col-start-1 row-start-1 block w-max max-w-full [--forwards:1] rtl:[--forwards:-1]',
                  isVertical && 'self-end',
                )}
                style={{
                  [start]: sliderOffset(fractionOf(mark)),
                  translate: isVertical ? '0 50%' : `calc(${-fractionOf(mark) * 100}% * var(--forwards)) 0`,
                }}
              >
                {mark.label}{' '}
              </span>
            ))}
          </div>
        )}
      </div>
      <ScaleEnds texts={isVertical ? [formatValue(min)] : [formatValue(min), formatValue(max)]} />
    </div>
  )
}

function ScaleEnds({ texts }: { texts: readonly string[] }) {
  return (
    <div aria-hidden="true" className="flex justify-between text-ink-muted text-sm">
      {texts.map((text, index) => (
        <span key={index === 0 ? 'first' : 'last'}>{text}</span>
      ))}
    </div>
  )
}
