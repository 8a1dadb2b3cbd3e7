import type { CSSProperties, Key, ReactElement } from 'react'
import { optionId } from '../combobox/active-option'
import { CHECK_PATH, Icon } from '../combobox/icons'
import { ROW_HEIGHT_REM } from '../combobox/list-geometry'
import { Highlighted } from '../combobox/option-rows'
import { joinWords } from '../field/join-words'
import type { RichComboboxProps, RichComboboxTexts, RichListProps } from './rich-combobox-props'
import { groupNameOf, optionCount, type Row } from './rows'

interface RichRowsProps<T>
  extends Pick<RichListProps<T>, 'renderOption' | 'loadError'>,
    Pick<RichComboboxProps<T>, 'optionLabel' | 'optionDetail' | 'loading'> {
  listId: string
  rows: readonly Row<T>[]
  /** The indexes of the rows to render, ascending. */
  indexes: readonly number[]
  /** The React key of the row at an index. */
  keyOf: (index: number) => Key
  /** The text to highlight. */
  query: string
  isChosen: (option: T) => boolean
  /**
   * Multi-select: `aria-selected` marks the chosen options. Single-select: it is left to the active option, and
   * `aria-current` marks the chosen one.
   */
  isMultiSelect: boolean
  labels: RichComboboxTexts & { loading: string }
}

/**
 * The rows in view; the options of a group are within an element that names it. The order in the DOM may differ from that
 * of the rows, as the actions at the end join options of no group; each row is positioned absolutely by its index.
 */
export function RichRows<T>(props: RichRowsProps<T>) {
  const { rows, indexes, keyOf } = props
  const count = optionCount(rows)
  const groups = new Map<string, ReactElement[]>()
  for (const index of indexes) {
    const row = rows[index]
    if (row === undefined) continue
    const name = groupNameOf(row)
    const content = <RichRow key={keyOf(index)} {...props} row={row} index={index} count={count} />
    groups.set(name, [...(groups.get(name) ?? []), content])
  }
  return Array.from(groups, ([name, content]) => {
    if (name === '') return content
    return (
      <div key={`group ${name}`} role="group" aria-label={name}>
        {content}
      </div>
    )
  })
}

interface RichRowProps<T> extends Omit<RichRowsProps<T>, 'rows' | 'indexes' | 'keyOf'> {
  row: Row<T>
  index: number
  /** Number of options in the list. */
  count: number
}

/** A row of any kind. */
function RichRow<T>({ row, index, ...props }: RichRowProps<T>): ReactElement {
  const { listId, isMultiSelect, labels } = props
  const id = optionId(listId, index)
  const style = { top: `${index * ROW_HEIGHT_REM}rem` }
  switch (row.kind) {
    case 'group':
      return (
        // Hidden from screen readers, which get the name from the group's element.
        <div
          aria-hidden="true"
          className="option-row cursor-default px-3 font-semibold text-ink-muted text-xs"
          style={style}
        >
          {row.name}
        </div>
      )
    case 'create':
      return <ActionRow id={id} style={style} text={labels.create(row.text)} isMultiSelect={isMultiSelect} />
    case 'more':
      return <ActionRow id={id} style={style} text={loadRowText(props)} isMultiSelect={isMultiSelect} />
    case 'option':
      return <OptionRow {...props} id={id} style={style} row={row} isSelected={props.isChosen(row.option)} />
  }
}

/** The text of the row that loads more options: loading, an error, or the action. */
function loadRowText<T>(props: Pick<RichRowsProps<T>, 'loading' | 'loadError' | 'labels'>): string {
  const { loading, loadError, labels } = props
  if (loading) return labels.loading
  return loadError ? `${loadError} ${labels.retry}` : labels.loadMore
}

interface ActionRowProps {
  id: string
  style: CSSProperties
  text: string
  isMultiSelect: boolean
}

/** A row that creates an option or loads more. */
function ActionRow({ id, style, text, isMultiSelect }: ActionRowProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      style={style}
      aria-selected={isMultiSelect ? false : undefined}
      className="option-row px-3 font-semibold text-brand-ink text-sm"
    >
      {text}
    </div>
  )
}

interface OptionRowProps<T>
  extends Pick<RichRowProps<T>, 'query' | 'optionLabel' | 'optionDetail' | 'renderOption' | 'isMultiSelect' | 'count'> {
  id: string
  style: CSSProperties
  row: Extract<Row<T>, { kind: 'option' }>
  /** Whether the option is the field's value, or one of them. */
  isSelected: boolean
}

/** An option, by its label and detail or as `renderOption` renders it. */
function OptionRow<T>(props: OptionRowProps<T>) {
  const { id, style, row, isSelected, isMultiSelect, count, query, optionLabel, optionDetail, renderOption } = props
  const { option, isDisabled, position } = row
  const detail = optionDetail?.(option)
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      style={style}
      aria-selected={isMultiSelect ? isSelected : undefined}
      aria-current={(!isMultiSelect && isSelected) || undefined}
      aria-disabled={isDisabled || undefined}
      aria-setsize={count}
      aria-posinset={position}
      className={joinWords(
        'option-row px-3 text-sm',
        isSelected && 'font-semibold',
        isDisabled && 'cursor-default text-ink-muted',
      )}
    >
      <div className="line-clamp-2 min-w-0 flex-1 leading-tight">
        {renderOption ? renderOption(option) : <Highlighted text={optionLabel(option)} query={query} />}
      </div>
      {!renderOption && detail && (
        <span className="shrink-0 text-ink-muted text-xs">
          <Highlighted text={detail} query={query} />
        </span>
      )}
      {isSelected && <Icon path={CHECK_PATH} className="size-4 shrink-0 text-brand-ink" />}
    </div>
  )
}
