import type { ComponentProps } from 'react'
import { cn } from '../../cn'
import { Button } from '../button/button'
import { ChevronLeft, ChevronRight } from '../icons/icons'
import { useTexts } from '../locale/locale-context'
import { type PaginationLabels, paginationLabels } from './labels'

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> {
  /** The shown page, from 1. One that does not exist, as after a search, is shown as the nearest that does; `NaN` as 1. */
  page: number
  /** Number of pages. 0 counts as one, which is empty. */
  pages: number
  /** Called with the requested page. */
  onPageChange: (page: number) => void
  /** Replaces words. Default: those of the `LocaleProvider`, else English. */
  labels?: Partial<PaginationLabels>
}

/** Goes through the pages of a list or a `DataTable`. The new position is announced once, politely. */
export function Pagination({ page, pages, onPageChange, labels: ownLabels, className, ...rest }: PaginationProps) {
  const labels = useTexts('pagination', paginationLabels, ownLabels)
  const lastPage = Math.max(1, pages || 1)
  const shownPage = Math.min(Math.max(1, page || 1), lastPage)
  /**
   * The props of the button that goes by a number of pages. It is `aria-disabled` where there is no such page, and not
   * `disabled`, which would drop the focus of the button that has just been pressed.
   */
  const stepButtonProps = (by: number, canGo: boolean) => ({
    'aria-disabled': !canGo || undefined,
    className: 'aria-disabled:text-ink-muted aria-disabled:opacity-60 forced-colors:aria-disabled:text-[GrayText]',
    onClick: () => {
      if (canGo) onPageChange(shownPage + by)
    },
  })
  return (
    <nav
      aria-label={labels.pages}
      className={cn('mt-3 flex flex-wrap items-center justify-between gap-3', className)}
      {...rest}
    >
      <Button iconStart={<ChevronLeft className="size-4 rtl:-scale-x-100" />} {...stepButtonProps(-1, shownPage > 1)}>
        {labels.previous}
      </Button>
      <span aria-live="polite" className="text-ink-muted text-sm">
        {labels.position(shownPage, lastPage)}
      </span>
      <Button
        iconEnd={<ChevronRight className="size-4 rtl:-scale-x-100" />}
        {...stepButtonProps(1, shownPage < lastPage)}
      >
        {labels.next}
      </Button>
    </nav>
  )
}
