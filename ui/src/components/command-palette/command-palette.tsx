import * as Radix from '@radix-ui/react-dialog'
import { type ComponentProps, type MouseEvent, Suspense, useState } from 'react'
import { cn } from '../../cn'
import { Button } from '../button/button'
import { ModalShell } from '../dialog/modal-shell'
import { LoadBoundary } from '../load-boundary/load-boundary'
import { retryableLazy } from '../load-boundary/retryable-lazy'
import { useTexts } from '../locale/locale-context'
import { Loading } from '../week-motif/loading'
import { filterGroups, type PaletteCommand, type PaletteGroup } from './command-groups'
import { type CommandPaletteLabels, commandPaletteLabels } from './labels'
import { LoadingField } from './loading-field'

export interface CommandPaletteProps extends Omit<ComponentProps<'div'>, 'title' | 'children' | 'role' | 'onSelect'> {
  /** Whether it is open. */
  open: boolean
  /** Called with `false` on Escape, a press outside, the close button, and before `onSelect`. */
  onOpenChange: (open: boolean) => void
  /** Names the dialog and its field. */
  title: string
  /** Shown in the empty field; not for text the reader needs. */
  placeholder?: string
  /** The commands, in order; the most useful group first. */
  groups: readonly PaletteGroup[]
  /** The text of the field. */
  query: string
  /** Called with each new text of the field. */
  onQueryChange: (query: string) => void
  /** Called with the chosen command, after `onOpenChange(false)`. */
  onSelect: (command: PaletteCommand) => void
  /** Whether a server is being searched; shown below the commands. Default false. */
  loading?: boolean
  /** Why searching the server failed; shown and announced. */
  problem?: string | undefined
  /** Retries the search of the server; with it a problem has a Retry button. */
  onRetry?: (() => void) | undefined
  /** Shown below the commands and announced after their number, such as that a server found more. */
  note?: string | undefined
  /** The element it is rendered in. Default `<body>`. */
  container?: HTMLElement | null
  /** Replaces words. Default: those of the `LocaleProvider`, else English. */
  labels?: Partial<CommandPaletteLabels>
}

const latestList = retryableLazy(() => import('./command-list').then((module) => module.CommandList))

/** A dialog that finds every page and action of a product by typing. Its list, with cmdk, is a chunk loaded when first opened. */
export function CommandPalette(props: CommandPaletteProps) {
  const {
    open,
    onOpenChange,
    title,
    placeholder,
    groups,
    query,
    onQueryChange,
    onSelect,
    loading = false,
    problem,
    onRetry,
    note,
    labels: ownLabels,
    className,
    ...rest
  } = props
  const labels = useTexts('commandPalette', commandPaletteLabels, ownLabels)
  const [List, setList] = useState(latestList)

  function handleSelect(command: PaletteCommand) {
    onOpenChange(false)
    onSelect(command)
  }

  const fieldProps = { title, placeholder, query, onQueryChange }

  /** Selects the command that the list would have made active. */
  function handleEnterWhileLoading() {
    const first = filterGroups(groups, query)[0]?.commands[0]
    if (first) handleSelect(first)
  }

  return (
    <ModalShell
      open={open}
      onOpenChange={onOpenChange}
      closeLabel={labels.close}
      closeClassName="top-2.5"
      aria-describedby={undefined}
      className={cn(
        'inset-x-0 top-0 mx-auto max-h-[min(36rem,100dvh)] w-full animate-pop-in overflow-hidden rounded-b-xl',
        'sm:top-[12vh] sm:max-h-[min(36rem,76dvh)] sm:max-w-xl sm:rounded-xl',
        className,
      )}
      {...rest}
    >
      <Radix.Title className="sr-only">{title}</Radix.Title>
      <LoadBoundary labels={labels} onRetry={() => setList(latestList)}>
        <Suspense
          fallback={
            <>
              <LoadingField {...fieldProps} onEnter={handleEnterWhileLoading} />
              <Loading />
            </>
          }
        >
          <List
            {...fieldProps}
            groups={groups}
            onSelect={handleSelect}
            loading={loading}
            problem={problem}
            // Rendered here, because a `Button` that the lazy list imports costs all who import from the index with esbuild.
            retryButton={onRetry && <RetryButton label={labels.retry} onRetry={onRetry} />}
            note={note}
            labels={labels}
          />
        </Suspense>
      </LoadBoundary>
    </ModalShell>
  )
}

/** Retries a failed search, and moves the focus to the input, because the button is removed once the search is pending. */
function RetryButton({ label, onRetry }: { label: string; onRetry: () => void }) {
  function handleClick({ currentTarget }: MouseEvent) {
    currentTarget.closest('[role="dialog"]')?.querySelector('input')?.focus()
    onRetry()
  }
  return (
    <Button size="sm" onClick={handleClick} className="mx-5 mb-5 self-start">
      {label}
    </Button>
  )
}
