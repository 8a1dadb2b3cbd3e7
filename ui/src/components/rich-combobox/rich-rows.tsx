import type { Key } from 'react'
import { optionId } from '../combobox/active-option'
import { CHECK_PATH, Icon } from '../combobox/icons'
import { ROW_HEIGHT_REM } from '../combobox/list-geometry'
import { Highlighted } from '../combobox/option-rows'
import { joinWords } from '../field/join-words'
import type { RichComboboxProps, RichComboboxTexts, RichListProps } from './rich-combobox-props'
import type { Row } from './rows'

interface RichRowsProps<T>
  extends Pick<RichListProps<T>, 'renderOption' | 'loadError'>,
    Pick<RichComboboxProps<T>, 'optionLabel' | 'optionDetail' | 'loading'> {
  listId: string
  rows: readonly Row<T>[]
  /** The rows in view, ascending, and each one's key. */
  indexes: readonly number[]
  keyOf: (index: number) => Key
  /** The text to highlight. */
  query: string
  isChosen: (option: T) => boolean
  /** Whether `aria-selected` says what is chosen, as with several options, and not what is active. */
  marksChosen: boolean
  labels: RichComboboxTexts & { loading: string }
}

/** The rows in view; the options of a group are within an element that names it. */
export function RichRows<T>(props: RichRowsProps<T>) {
  const { rows, indexes, keyOf } = props
  const groups = new Map<string, number[]>()
  for (const index of indexes) {
    const row = rows[index]
    const name = row?.kind === 'group' ? row.name : row?.kind === 'option' ? row.group : ''
    groups.set(name, [...(groups.get(name) ?? []), index])
  }
  return Array.from(groups, ([name, members]) => {
    const content = members.map((index) => <RichRow key={keyOf(index)} {...props} index={index} />)
    if (name === '') return content
    return (
      <div key={`group ${name}`} role="group" aria-label={name}>
        {content}
      </div>
    )
  })
}

function RichRow<T>({ index, ...props }: RichRowsProps<T> & { index: number }) {
  const { listId, rows, query, isChosen, marksChosen, optionLabel, optionDetail, renderOption, labels } = props
  const row = rows[index]
  const style = { top: `${index * ROW_HEIGHT_REM}rem` }
  if (row === undefined) return null
  if (row.kind === 'group') {
    return (
      <div
        aria-hidden="true"
        className="option-row cursor-default px-3 font-semibold text-ink-muted text-xs"
        style={style}
      >
        {row.name}
      </div>
    )
  }
  const id = optionId(listId, index)
  if (row.kind !== 'option') {
    return (
      <div
        id={id}
        role="option"
        tabIndex={-1}
        style={style}
        aria-selected={marksChosen ? false : undefined}
        className="option-row px-3 font-semibold text-brand-ink text-sm"
      >
        {row.kind === 'create' ? labels.create(row.text) : <MoreText {...props} />}
      </div>
    )
  }
  const { option, isDisabled, position } = row
  const chosen = isChosen(option)
  const detail = optionDetail?.(option)
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      style={style}
      aria-selected={marksChosen ? chosen : undefined}
      aria-current={(!marksChosen && chosen) || undefined}
      aria-disabled={isDisabled || undefined}
      aria-setsize={optionCount(rows)}
      aria-posinset={position}
      className={joinWords(
        'option-row px-3 text-sm',
        chosen && 'font-semibold',
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
      {chosen && <Icon path={CHECK_PATH} className="size-4 shrink-0 text-brand-ink" />}
    </div>
  )
}

/** How many options the rows hold. */
export function optionCount<T>(rows: readonly Row<T>[]): number {
  return rows.findLast((row) => row.kind === 'option')?.position ?? 0
}

/** What the last row says: loading, an error, or the action. */
function MoreText({ loading, loadError, labels }: Pick<RichRowsProps<never>, 'loading' | 'loadError' | 'labels'>) {
  if (loading) return labels.loading
  return loadError ? `${loadError} ${labels.retry}` : labels.loadMore
}
