import type { CSSProperties, Key, ReactElement } from 'react'
import { optionId } from '../combobox/active-option'
import { CHECK_PATH } from '../combobox/icons'
import { ROW_HEIGHT_REM } from '../combobox/list-geometry'
import { Highlighted } from '../combobox/option-rows'
import { Icon } from '../field/icon'
import { joinWords } from '../field/join-words'
import type { RichComboboxProps, RichComboboxTexts, RichListProps } from './rich-combobox-props'
import { groupNameOf, type Row } from './rows'

/** What the rows of a list have in common. */
interface RowList<T> {
  listId: string
  combobox: Pick<RichComboboxProps<T>, 'optionLabel' | 'optionDetail' | 'loading'>
  listProps: Pick<RichListProps<T>, 'renderOption' | 'loadError'>
  /** The text to highlight. */
  query: string
  isChosen: (option: T) => boolean
  /**
   * Multi-select: `aria-selected` marks the chosen options. Single-select: it is left to the active option, and
   * `aria-current` marks the chosen one.
   */
  isMultiSelect: boolean
  texts: RichComboboxTexts & { loading: string }
  count: number
}

interface RichRowsProps<T> {
  rows: readonly Row<T>[]
  /** The indexes of the rows to render, ascending. */
  indexes: readonly number[]
  keyOf: (index: number) => Key
  list: RowList<T>
}

/**
 * The rows in view; the options of a group are within an element that names it. The order in the DOM may differ from that
 * of the rows, as the actions at the end join options of no group; each row is positioned absolutely by its index.
 */
export function RichRows<T>({ rows, indexes, keyOf, list }: RichRowsProps<T>) {
  const groups = new Map<string, ReactElement[]>()
  for (const index of indexes) {
    const row = rows[index]
    if (row === undefined) continue
    const name = groupNameOf(row)
    const content = <RichRow key={keyOf(index)} row={row} index={index} list={list} />
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

interface RichRowProps<T> {
  row: Row<T>
  index: number
  list: RowList<T>
}

function RichRow<T>({ row, index, list }: RichRowProps<T>): ReactElement {
  const { isMultiSelect, texts } = list
  const id = optionId(list.listId, index)
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
      return <ActionRow id={id} style={style} text={texts.create(row.text)} isMultiSelect={isMultiSelect} />
    case 'more':
      return (
        <ActionRow
          id={id}
          style={style}
          text={loadRowText(list)}
          isDisabled={list.combobox.loading}
          isMultiSelect={isMultiSelect}
        />
      )
    case 'option':
      return <OptionRow id={id} style={style} row={row} list={list} />
  }
}

/** The text of the row that loads more options: loading, an error, or the action. */
function loadRowText<T>({ combobox, listProps, texts }: RowList<T>): string {
  const { loadError } = listProps
  if (combobox.loading) return texts.loading
  return loadError ? `${loadError} ${texts.retry}` : texts.loadMore
}

interface ActionRowProps {
  id: string
  style: CSSProperties
  text: string
  /** Whether a press does nothing. Default false. */
  isDisabled?: boolean | undefined
  isMultiSelect: boolean
}

/** A row that creates an option or loads more. */
function ActionRow({ id, style, text, isDisabled, isMultiSelect }: ActionRowProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      style={style}
      aria-selected={isMultiSelect ? false : undefined}
      aria-disabled={isDisabled || undefined}
      className={joinWords(
        'option-row px-3 font-semibold text-sm',
        isDisabled ? 'cursor-default text-ink-muted' : 'text-brand-ink',
      )}
    >
      {text}
    </div>
  )
}

interface OptionRowProps<T> {
  id: string
  style: CSSProperties
  row: Extract<Row<T>, { kind: 'option' }>
  list: RowList<T>
}

/** An option, by its label and detail or as `renderOption` renders it. */
function OptionRow<T>({ id, style, row, list }: OptionRowProps<T>) {
  const { isMultiSelect, query } = list
  const { optionLabel, optionDetail } = list.combobox
  const { renderOption } = list.listProps
  const { option, isDisabled, position } = row
  const isSelected = list.isChosen(option)
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
      aria-setsize={list.count}
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
      {isSelected && (
        <Icon className="size-4 shrink-0 text-brand-ink">
          <path d={CHECK_PATH} />
        </Icon>
      )}
    </div>
  )
}
