import { type ComponentProps, type ReactNode, useCallback, useId, useRef } from 'react'
import { controlFrame, controlInput } from '../field/control-frame'
import { Field, type FieldProps } from '../field/field'
import { ComboboxButtons } from './combobox-buttons'
import { ComboboxList, LIST_HEIGHT } from './combobox-list'
import { optionId, ROW_HEIGHT } from './combobox-rows'
import { useCombobox } from './use-combobox'
import { pageSize } from './windowing'

/** The words of a combobox that are not its options. */
export interface ComboboxLabels {
  /** The button that opens the list. Default `Show options`. */
  toggle: string
  /** The list itself. Default `Options`. */
  list: string
  /** The button that empties the field. Default `Clear <label>`. */
  clear: string
  /** Said when the number of options changes. Default `12 options`. */
  count: (count: number) => string
  /** Stands in the list while `loading`. Default `Loading…`. */
  loading: string
}

type Native = Omit<ComponentProps<'input'>, keyof FieldProps | 'value' | 'onChange' | 'onSubmit' | 'role' | 'type'>

export interface ComboboxProps<T> extends FieldProps, Native {
  /** Everything that can be chosen. Thousands are fine: only rows in view are drawn. Keep the array between renders. */
  options: readonly T[]
  /** The chosen option, or `null`. */
  value: T | null
  /** Called with the option the text names or the reader picks; `null` once the text names none. */
  onChange: (option: T | null) => void
  /** What makes an option itself; unique among `options`. */
  optionKey: (option: T) => string
  /** What an option is called; typing is compared with it. */
  optionLabel: (option: T) => string
  /** Stands at the end of an option's row; typing is compared with it too. */
  optionDetail?: (option: T) => string
  /** Further words that find an option and are not shown: codes, other names. */
  optionKeywords?: (option: T) => readonly string[]
  /** What the field shows for the chosen option. Default: its label. */
  optionInputText?: (option: T) => string
  /** Controls the text. Default: the combobox keeps it. */
  inputValue?: string
  /** Called when the text changes, by typing or by choosing. */
  onInputChange?: (text: string) => void
  /** Stands in the list when nothing matches. Default `No matches`. */
  emptyText?: ReactNode
  /** The options are on their way. Default false. */
  loading?: boolean
  /** Shows a button that empties the field. Default false. */
  clearable?: boolean
  /** Text that names no option stays; otherwise it is taken back on leaving. Default false. */
  allowCustom?: boolean
  /** Called on Enter with no option active. Default: the form's own submit. */
  onSubmit?: (text: string) => void
  labels?: Partial<ComboboxLabels>
}

const noKeywords: readonly string[] = []

/** A text field with a list of what it may say. Filters as one types, whatever the case and accents. */
export function Combobox<T>(props: ComboboxProps<T>) {
  const { label, hideLabel, hint, error, required, disabled, readOnly, id, name, onBlur, className, ...own } = props
  const { options, value, onChange, optionKey, optionLabel, optionDetail, optionKeywords, optionInputText, ...more } =
    own
  const { inputValue, onInputChange, emptyText = 'No matches', loading = false, clearable = false, ...rest } = more
  const { allowCustom = false, onSubmit, labels = {}, ...native } = rest
  const generatedId = useId()
  const listId = `${id ?? generatedId}-list`
  const frame = useRef<HTMLDivElement>(null)
  const textsOf = useCallback(
    (option: T) => ({
      label: optionLabel(option),
      keywords: [...(optionKeywords?.(option) ?? noKeywords), ...(optionDetail ? [optionDetail(option)] : [])],
    }),
    [optionLabel, optionKeywords, optionDetail],
  )
  const isEditable = !disabled && !readOnly
  const combobox = useCombobox({
    options,
    value,
    onChange,
    optionKey,
    textsOf,
    inputTextOf: optionInputText ?? optionLabel,
    inputValue,
    onInputChange,
    allowCustom,
    onSubmit,
    onBlur,
    isEditable,
    page: pageSize(LIST_HEIGHT, ROW_HEIGHT),
  })
  const { isOpen, matches, active, text } = combobox
  const hasList = isOpen && !loading && matches.length > 0
  const countText = labels.count ?? ((count: number) => `${count} ${count === 1 ? 'option' : 'options'}`)
  const blank = loading ? (labels.loading ?? 'Loading…') : emptyText
  const field = { label, hideLabel, hint, error, required, disabled, readOnly, id, name }

  return (
    <Field {...field} className={className}>
      {(control) => (
        <div ref={frame} className={controlFrame({ invalid: Boolean(error) })}>
          <input
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...native}
            {...control}
            {...combobox.inputHandlers}
            data-control=""
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={hasList}
            aria-controls={hasList ? listId : undefined}
            aria-activedescendant={hasList && active >= 0 ? optionId(listId, active) : undefined}
            readOnly={readOnly}
            value={text}
            className={controlInput}
          />
          <ComboboxButtons
            isOpen={isOpen}
            toggleLabel={labels.toggle ?? 'Show options'}
            onToggle={isEditable ? combobox.toggleList : undefined}
            clearLabel={labels.clear ?? `Clear ${label}`}
            onClear={isEditable && clearable && text !== '' ? combobox.clear : undefined}
          />
          {isOpen && (
            <ComboboxList
              id={listId}
              label={labels.list ?? 'Options'}
              anchor={frame}
              options={loading ? [] : matches}
              query={combobox.query}
              active={active}
              optionKey={optionKey}
              optionLabel={optionLabel}
              optionDetail={optionDetail}
              isSelected={combobox.isSelected}
              onChoose={combobox.choose}
              emptyText={blank}
            />
          )}
          <span aria-live="polite" className="sr-only">
            {isOpen && (hasList ? countText(matches.length) : blank)}
          </span>
        </div>
      )}
    </Field>
  )
}
