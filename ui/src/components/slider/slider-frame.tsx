import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn'
import { offsetStyle, sliderFraction } from './slider-model'

/** A labelled value on the track. */
export interface SliderMark {
  value: number
  label: string
}

/** What `Slider` and `RangeSlider` have in common. */
export interface SliderScaleProps {
  /** The smallest value, inclusive. */
  min: number
  /** The largest value, inclusive if a step reaches it. */
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
  valueText: string
  formatValue: (value: number) => string
  isVertical: boolean
  /** The id of the marks, for the control's description. */
  marksId: string
  /** The attributes of the track's element; its classes are added to the frame's. */
  trackProps: ComponentProps<'div'>
  /** The track with its inputs. */
  children: ReactNode
}

/**
 * The value, the track with its marks, and the ends of the scale. A vertical track is 3 rem wide, the size of a thumb's
 * target, and 12 rem long, as in `slider-vertical` of `styles.css`.
 */
export function SliderFrame(props: SliderFrameProps) {
  const { valueText, formatValue, isVertical, min, max, marks, marksId, trackProps, children } = props
  const fractionOf = ({ value }: SliderMark) => sliderFraction(value, min, max)
  return (
    <div className="flex flex-col">
      {/* No output element: it would be announced over the slider, which says its value itself. */}
      <div aria-hidden="true" className="font-bold font-display text-2xl text-ink">
        {valueText}
      </div>
      {isVertical && <ScaleEnds texts={[formatValue(max)]} />}
      <div className={cn(isVertical && 'flex gap-2')}>
        <div {...trackProps} className={cn('relative', isVertical && 'h-48 w-12 shrink-0', trackProps.className)}>
          {children}
          {marks?.map((mark) => (
            <span
              key={mark.value}
              aria-hidden="true"
              data-mark=""
              // A line across the track, longer than the thumb is wide.
              className={cn(
                'pointer-events-none absolute rounded-full bg-ink forced-colors:bg-[CanvasText]',
                isVertical ? 'left-1.5 -mb-px h-0.5 w-9' : 'top-2 -ms-px h-9 w-0.5',
              )}
              style={offsetStyle(fractionOf(mark), isVertical)}
            />
          ))}
        </div>
        {marks && (
          <div id={marksId} className={cn('grid text-ink text-sm', isVertical ? 'h-48' : 'grid-cols-1')}>
            {marks.map((mark) => markLabel(mark, fractionOf(mark), isVertical))}
          </div>
        )}
      </div>
      <ScaleEnds texts={isVertical ? [formatValue(min)] : [formatValue(min), formatValue(max)]} />
    </div>
  )
}

/**
 * A mark's label. Horizontal: shifted towards the minimum by the mark's fraction of the label's width, so that the labels
 * of marks at 0 and 1 end with the track. Vertical: centred on the mark. `--forwards` is the sign of a shift to the maximum.
 */
const markLabel = (mark: SliderMark, fraction: number, isVertical: boolean) => (
  <span
    key={mark.value}
    className={cn(
      'relative col-start-1 row-start-1 block w-max max-w-full [--forwards:1] rtl:[--forwards:-1]',
      isVertical && 'self-end',
    )}
    style={{
      ...offsetStyle(fraction, isVertical),
      translate: isVertical ? '0 50%' : `calc(${-fraction * 100}% * var(--forwards)) 0`,
    }}
  >
    {/* The space separates the labels in the control's description. */}
    {mark.label}{' '}
  </span>
)

function ScaleEnds({ texts }: { texts: readonly string[] }) {
  return (
    <div aria-hidden="true" className="flex justify-between text-ink-muted text-sm">
      {texts.map((text, index) => (
        <span key={index === 0 ? 'first' : 'last'}>{text}</span>
      ))}
    </div>
  )
}
