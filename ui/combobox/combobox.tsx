import { useCallback, useId, useRef } from 'react'
import { controlFrame, controlInput } from '../field/control-frame'
import { Field } from '../field/field'
import { ComboboxButtons } from './combobox-buttons'
import { ComboboxList, LIST_HEIGHT } from './combobox-list'
import type { ComboboxProps } from './combobox-props'
import { optionId, ROW_HEIGHT } from './combobox-rows'
import { useCombobox } from './use-combobox'
import { pageSize } from './windowing'

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
