import { type MouseEvent, memo, useId, useRef, useState } from 'react'
import { controlFrame, controlInput } from '../field/control-frame'
import type { FieldControlProps } from '../field/field'
import { joinWords } from '../field/join-words'
import { useMergedRef } from '../field/use-merged-ref'
import { useTexts } from '../locale/locale-context'
import { optionId } from './active-option'
import { ComboboxList } from './combobox-list'
import type { ComboboxLabels, ComboboxProps } from './combobox-props'
import { CHEVRON_DOWN_PATH, CROSS_PATH, Icon } from './icons'
import { OptionRow } from './option-rows'
import { useCombobox } from './use-combobox'
import { useOptionList, useValueAndText } from './use-combobox-state'

export interface ComboboxControlProps<T> extends ComboboxProps<T> {
  /** The attributes that `Field` gives its control. */
  control: Omit<FieldControlProps, 'name' | 'onBlur'>
}

export const comboboxLabels: ComboboxLabels = {
  toggle: (label) => `Show options for ${label}`,
  list: 'Options',
  clear: (label) => `Clear ${label}`,
  count: (count) => `${count} option${count === 1 ? '' : 's'}`,
  loading: 'Loading…',
  empty: 'No matches',
}

/** The input, its buttons and its list. Separate from the field's frame, which then does not render on every key. */
export function ComboboxControl<T>(props: ComboboxControlProps<T>) {
  const { control, name, disabled, readOnly, optionKey, allowCustom, loading } = props
  const labels = useTexts('combobox', comboboxLabels, props.labels)
  const listId = `${useId()}list`
  const frame = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const mergedRef = useMergedRef(input, props.ref)
  const isEditable = !disabled && !readOnly
  const focusState = useState(false)
  const field = useValueAndText(props, focusState[0])
  const list = useOptionList(loading ? findNothing : field.search)
  const { actions, inputHandlers } = useCombobox({ ...props, input, isEditable }, field, list, focusState)
  const { value, text } = field
  const isExpanded = list.isOpen && list.matches.length > 0
  const selectedKey = value === null ? null : optionKey(value)

  return (
    <>
      <div ref={frame} className={controlFrame({ invalid: Boolean(props.error) })}>
        <input
          {...inputDefaults}
          {...nativeProps(props)}
          {...control}
          {...inputHandlers}
          {...comboboxAttributes(isExpanded, listId)}
          ref={mergedRef}
          // A form submits custom text itself, but a chosen option by its key, from the hidden input.
          name={allowCustom ? name : undefined}
          readOnly={readOnly}
          value={text}
          className={controlInput}
        />
        <ComboboxButtons
          isExpanded={isExpanded}
          isArrowUp={list.isOpen}
          listId={listId}
          toggleLabel={labels.toggle(props.label)}
          onToggle={isEditable ? actions.toggle : undefined}
          clearLabel={labels.clear(props.label)}
          onClear={isEditable && props.clearable && text !== '' ? actions.clearAndFocus : undefined}
        />
      </div>
      {name !== undefined && !allowCustom && (
        <input type="hidden" name={name} form={props.form} disabled={disabled} value={selectedKey ?? ''} />
      )}
      <ComboboxList<T>
        listId={listId}
        labels={labels}
        isOpen={list.isOpen}
        isBusy={loading}
        anchor={frame}
        onChoose={actions.choose}
        emptyText={loading ? labels.loading : (props.emptyText ?? labels.empty)}
        found={list.found}
        activeOption={list.activeOption}
        renderRows={(indexes, keyOf, { matches, query }) =>
          indexes.map((index) => {
            const option = matches[index]
            return (
              option !== undefined && (
                <OptionRow
                  key={keyOf(index)}
                  id={optionId(listId, index)}
                  label={props.optionLabel(option)}
                  detail={props.optionDetail?.(option)}
                  query={query}
                  isSelected={optionKey(option) === selectedKey}
                  position={index + 1}
                  count={matches.length}
                />
              )
            )
          })
        }
        input={input}
      />
    </>
  )
}

/** While the options are loading, nothing is found. */
const findNothing = () => []

/** What the caller's attributes of the input replace. */
export const inputDefaults = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }

/** The attributes that make an input a combobox. */
export function comboboxAttributes(isExpanded: boolean, listId: string) {
  return {
    'data-control': '',
    type: 'text',
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isExpanded,
    'aria-controls': listId,
  } as const
}

/** The caller's attributes of the input: every prop that is neither the field's nor the combobox's. */
export function nativeProps<T>(props: ComboboxControlProps<T>) {
  const {
    label: _label,
    hideLabel: _hideLabel,
    hint: _hint,
    error: _error,
    required: _required,
    disabled: _disabled,
    readOnly: _readOnly,
    id: _id,
    name: _name,
    onBlur: _onBlur,
    className: _className,
    control: _control,
    ref: _ref,
    options: _options,
    value: _value,
    defaultValue: _defaultValue,
    onChange: _onChange,
    optionKey: _optionKey,
    optionLabel: _optionLabel,
    optionDetail: _optionDetail,
    optionKeywords: _optionKeywords,
    optionInputText: _optionInputText,
    openOnFocus: _openOnFocus,
    inputValue: _inputValue,
    onInputChange: _onInputChange,
    allowCustom: _allowCustom,
    onSubmit: _onSubmit,
    emptyText: _emptyText,
    loading: _loading,
    filtered: _filtered,
    clearable: _clearable,
    labels: _labels,
    ...native
  } = props
  return native
}

interface ComboboxButtonsProps {
  /** Whether options are shown. */
  isExpanded: boolean
  /** Whether the arrow points up: also while the open list has no options. */
  isArrowUp: boolean
  /** The listbox's id. */
  listId: string
  toggleLabel: string
  /** Without it, no toggle button is rendered. */
  onToggle: (() => void) | undefined
  clearLabel: string
  /** Without it, no clear button is rendered. */
  onClear: (() => void) | undefined
}

const buttonClass = 'tap-target grid shrink-0 place-items-center text-ink-muted hover:text-ink'

const keepFocus = (event: MouseEvent) => event.preventDefault()

/** The buttons at the end of the field: clear it, and toggle the list by pointer. */
export const ComboboxButtons = memo(function ComboboxButtons(props: ComboboxButtonsProps) {
  const { isExpanded, isArrowUp, listId, toggleLabel, onToggle, clearLabel, onClear } = props
  return (
    <>
      {onClear && (
        <button
          type="button"
          aria-label={clearLabel}
          className={joinWords(buttonClass, 'w-9 rounded-md')}
          onMouseDown={keepFocus}
          onClick={onClear}
        >
          <Icon path={CROSS_PATH} className="size-5" />
        </button>
      )}
      {onToggle && (
        <button
          type="button"
          // The arrow keys in the input open the list, so no Tab stop is needed.
          tabIndex={-1}
          aria-label={toggleLabel}
          aria-controls={listId}
          aria-expanded={isExpanded}
          className={joinWords(buttonClass, 'w-10')}
          onMouseDown={keepFocus}
          onClick={onToggle}
        >
          <Icon path={CHEVRON_DOWN_PATH} className={joinWords('size-5', isArrowUp && 'rotate-180')} />
        </button>
      )}
    </>
  )
})
