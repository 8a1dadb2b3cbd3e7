import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { cn } from '../../cn'
import { IconButton } from '../button/icon-button'
import { useReturnFocus } from '../dialog/use-return-focus'
import { LoadBoundary } from '../load-boundary/load-boundary'
import { Loading } from '../week-motif/loading'
import type { PaletteCommand, PaletteGroup } from './command-groups'
import { type CommandPaletteLabels, commandPaletteLabels } from './labels'

export interface CommandPaletteProps extends Omit<ComponentProps<'div'>, 'title' | 'children' | 'role' | 'onSelect'> {
  /** Whether it is open. */
  open: boolean
  /** Called with `false` on Escape, a press outside, the close button, and before a command is handed over. */
  onOpenChange: (open: boolean) => void
  /** Names the dialog and its field. */
  title: string
  /** Shown in the empty field. Never the only place for what must be known. */
  placeholder?: string
  /** The commands, in order; the first group holds what is wanted most often. */
  groups: readonly PaletteGroup[]
  /** The text of the field. */
  query: string
  /** Called with each new text of the field. */
  onQueryChange: (query: string) => void
  /** Called with the chosen command, after `onOpenChange(false)`. */
  onSelect: (command: PaletteCommand) => void
  /** A server is being searched: said below the commands there are. Default false. */
  loading?: boolean
  /** Why the search of a server failed; shown and announced. */
  problem?: string | undefined
  /** Other words. */
  labels?: Partial<CommandPaletteLabels>
}

const loadList = () => import('./command-list').then((module) => ({ default: module.CommandList }))
const FirstList = lazy(loadList)

/**
 * Every place and action of a product behind one field. Its list, with cmdk, comes as a chunk of its own when it is
 * first opened.
 */
export function CommandPalette(props: CommandPaletteProps) {
  const { open, onOpenChange, title, placeholder, groups, query, onQueryChange, onSelect, ...own } = props
  const { loading = false, problem, labels: ownLabels, className, ...rest } = own
  const labels = { ...commandPaletteLabels, ...ownLabels }
  // A lazy component that failed stays failed; another try takes a new one.
  const [List, setList] = useState(() => FirstList)
  const returnFocus = useReturnFocus()

  function handleSelect(command: PaletteCommand) {
    onOpenChange(false)
    onSelect(command)
  }

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade-in bg-scrim" />
        <Radix.Content
          aria-modal="true"
          aria-describedby={undefined}
          className={cn(
            'fixed inset-x-0 top-0 z-50 mx-auto flex max-h-[min(36rem,100dvh)] min-h-0 w-full flex-col overflow-hidden',
            'animate-pop-in rounded-b-xl border border-line bg-raised text-ink shadow-lifted outline-none',
            'sm:top-[12vh] sm:max-h-[min(36rem,76dvh)] sm:max-w-xl sm:rounded-xl forced-colors:border-current',
            className,
          )}
          {...returnFocus}
          {...rest}
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          <LoadBoundary labels={labels} onRetry={() => setList(() => lazy(loadList))}>
            <Suspense fallback={<Loading />}>
              <List
                {...{ title, placeholder, groups, query, onQueryChange, loading, problem, labels }}
                onSelect={handleSelect}
              />
            </Suspense>
          </LoadBoundary>
          {/* Last in order, so that the focus first lands in the field. */}
          <div className="absolute end-3 top-2.5">
            <Radix.Close asChild>
              <IconButton label={labels.close} icon={<X />} />
            </Radix.Close>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
