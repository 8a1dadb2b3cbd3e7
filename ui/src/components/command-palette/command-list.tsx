import { Command, useCommandState } from 'cmdk'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { cn } from '../../cn'
import { filterGroups, type PaletteCommand, type PaletteGroup } from './command-groups'
import type { CommandPaletteLabels } from './labels'
import { FieldRow, fieldClass, usePaletteFocus } from './loading-field'

interface CommandListProps {
  title: string
  placeholder: string | undefined
  groups: readonly PaletteGroup[]
  query: string
  onQueryChange: (query: string) => void
  onSelect: (command: PaletteCommand) => void
  loading: boolean
  problem: string | undefined
  /** Shown with the problem. */
  retryButton: ReactNode
  note: string | undefined
  labels: CommandPaletteLabels
}

/** The input and results of a command palette, and the only module that imports cmdk. */
export function CommandList(props: CommandListProps) {
  const { title, placeholder, query, onQueryChange, onSelect, loading, problem, retryButton, note, labels } = props
  const groups = filterGroups(props.groups, query)
  const count = groups.reduce((sum, { commands }) => sum + commands.length, 0)
  const results = [labels.count(count, query.trim()), note].filter(Boolean).join('. ')
  const status = problem ?? (loading ? labels.loading : results)
  const isStatusVisible = problem !== undefined || loading || note !== undefined || count === 0
  return (
    <div className="flex min-h-0 flex-col">
      <Command
        label={title}
        shouldFilter={false}
        loop
        // Ctrl+K closes the palette in many products, and moves the selection in cmdk.
        vimBindings={false}
        className="flex min-h-0 flex-col"
      >
        <FieldRow>
          <CommandField query={query} onQueryChange={onQueryChange} placeholder={placeholder} />
        </FieldRow>
        <Command.List
          label={labels.results}
          className={cn(
            'min-h-0 flex-auto scroll-py-2 overflow-y-auto overscroll-contain p-2',
            count === 0 && 'hidden',
          )}
        >
          {groups.map(({ heading, commands }) => (
            <Command.Group
              key={heading}
              heading={heading}
              className={cn(
                'pb-1 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1',
                '[&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-ink-muted [&_[cmdk-group-heading]]:text-sm',
              )}
            >
              {commands.map((command) => (
                <CommandItem key={command.id} command={command} onSelect={() => onSelect(command)} />
              ))}
            </Command.Group>
          ))}
        </Command.List>
        <p role="status" className={isStatusVisible ? 'px-5 pt-2 pb-5 text-ink-muted' : 'sr-only'}>
          {status}
        </p>
      </Command>
      {/* Outside cmdk, which would take Enter on the button for its selected option. */}
      {problem !== undefined && retryButton}
    </div>
  )
}

interface CommandFieldProps {
  query: string
  onQueryChange: (query: string) => void
  placeholder: string | undefined
}

/** The input, which keeps the focus and names the selected option to screen readers. */
function CommandField({ query, onQueryChange, placeholder }: CommandFieldProps) {
  const fieldRef = useRef<HTMLInputElement>(null)
  const [activeId, setActiveId] = useState<string>()
  // Renders again at each new selection. cmdk reads the selected option's id before it has rendered the selection, so the
  // effect reads it afterwards.
  useCommandState(({ value }) => value)
  useEffect(() => {
    const command = fieldRef.current?.closest('[cmdk-root]')
    setActiveId(command?.querySelector('[role="option"][aria-selected="true"]')?.id)
  })
  usePaletteFocus(fieldRef)
  return (
    <Command.Input asChild value={query} onValueChange={onQueryChange}>
      <input
        ref={fieldRef}
        aria-activedescendant={activeId}
        placeholder={placeholder}
        enterKeyHint="go"
        className={fieldClass}
      />
    </Command.Input>
  )
}

function CommandItem({ command, onSelect }: { command: PaletteCommand; onSelect: () => void }) {
  const { id, label, detail, icon } = command
  return (
    <Command.Item
      value={id}
      onSelect={onSelect}
      className={cn(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-2',
        'data-[selected=true]:bg-brand-soft data-[selected=true]:text-brand-ink',
        'forced-colors:data-[selected=true]:outline-2 forced-colors:data-[selected=true]:outline-[Highlight]',
        'forced-colors:data-[selected=true]:-outline-offset-2 forced-colors:data-[selected=true]:outline-solid',
      )}
    >
      {icon && (
        <span aria-hidden="true" className="shrink-0 [&>svg]:size-5">
          {icon}
        </span>
      )}
      <span className="min-w-0 flex-1 break-words">
        {label}
        {detail && <span className="block text-ink-muted text-sm">{detail}</span>}
      </span>
    </Command.Item>
  )
}
