import { cva } from 'class-variance-authority'
import { type ComponentProps, useState } from 'react'
import { cn } from '../../cn'
import { initials } from './initials'

const avatarClass = cva(
  [
    'inline-grid shrink-0 select-none place-items-center overflow-hidden border border-line bg-brand-soft',
    'font-bold font-display text-brand-ink',
  ],
  {
    variants: {
      size: { sm: 'size-8 text-xs', md: 'size-11 text-base', lg: 'size-16 text-xl', xl: 'size-24 text-3xl' },
      shape: { round: 'rounded-full', square: 'rounded-md' },
    },
    defaultVariants: { size: 'md', shape: 'round' },
  },
)

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The person's or business's name: the accessible name, and the source of the initials. */
  name: string
  /** The picture's URL. The initials are shown when it is missing or fails to load. */
  src?: string | null | undefined
  /** Default `md`, 44 px. */
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** `round` for people, `square` for businesses. Default `round`. */
  shape?: 'round' | 'square'
  /** Hides it from screen readers, where the name is beside it in text. Default false. */
  decorative?: boolean
}

/** A person's or business's picture, or their initials. */
export function Avatar({ name, src, size, shape, decorative = false, className, ...rest }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  const named = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  return (
    <span className={cn(avatarClass({ size, shape }), className)} {...named} {...rest}>
      {src && src !== failedSrc ? (
        <img
          // The picture of a page from the server may have failed before React listened.
          ref={(img) => {
            if (img?.complete && img.naturalWidth === 0) setFailedSrc(src)
          }}
          src={src}
          alt=""
          className="size-full object-cover"
          onError={() => setFailedSrc(src)}
        />
      ) : (
        <span aria-hidden="true">{initials(name)}</span>
      )}
    </span>
  )
}
