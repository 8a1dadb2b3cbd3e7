import { useCallback, useId, useRef } from 'react'
import { controlFrame, controlInput } from '../field/control-frame'
import type { FieldControlProps } from '../field/field'
import { Announcement } from './announcement'
import { ComboboxButtons } from './combobox-buttons'
import { ComboboxList } from './combobox-list'
import type { ComboboxProps } from './combobox-props'
import { useCombobox } from './use-combobox'
import { useJoinedRef } from './use-joined-ref'

type Framed = 'hideLabel' | 'hint' | 'error' | 'required' | 'id' | 'className'

interface ComboboxControlProps<T> extends Omit<ComboboxProps<T>, Framed> {
  /** What the field's frame gives its control. */
  control: Omit<FieldControlProps, 'name' | 'onBlur'>
  isInvalid: boolean
}

/** The input, its buttons and its list. Apart from the field's frame, which an arrow key needn't draw again. */
export function ComboboxControl<T>(props: ComboboxControlProps<T>) {
  const { control, ref, isInvalid, label, name, disabled, readOnly, onBlur, options, value, onChange, ...own } = props
  const { optionKey, optionLabel, optionDetail, optionKeywords, optionInputText = optionLabel, ...more } = own
  const { inputValue, onInputChange, allowCustom = false, onSubmit, emptyText, loading = false, ...rest } = more
  const { filtered: _filtered, clearable = false, labels = {}, ...native } = rest
  const listId = `${useId()}list`
  const frame = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const joinedRef = useJoinedRef(input, ref)
  const textsOf = useCallback(
    (option: T) => {
      const keywords = optionKeywords?.(option) ?? []
      return { label: optionLabel(option), keywords: optionDetail ? [...keywords, optionDetail(option)] : keywords }
    },
    [optionLabel, optionKeywords, optionDetail],
  )
  const isEditable = !disabled && !readOnly
  const combobox = useCombobox({ ...props, input, textsOf, inputTextOf: optionInputText, isEditable })
  const { isOpen, matches, text } = combobox
  const hasList = isOpen && !loading && matches.length > 0
  const blank = loading ? (labels.loading ?? 'Loading…') : (emptyText ?? labels.empty ?? 'No matches')
  const count = labels.count ?? ((total: number) => `${total} ${total === 1 ? 'option' : 'options'}`)

  return (
    <>
      <div ref={frame} className={controlFrame({ invalid: isInvalid })}>
        <input
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...native}
          {...control}
          {...combobox.inputHandlers}
          ref={joinedRef}
          // Free text is what a form sends; a choice is sent by its key.
          name={allowCustom ? name : undefined}
          data-control=""
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={hasList}
          aria-controls={listId}
          readOnly={readOnly}
          value={text}
          className={controlInput}
        />
        <ComboboxButtons
          isExpanded={hasList}
          isTurned={isOpen}
          listId={listId}
          toggleLabel={labels.toggle ?? 'Show options'}
          onToggle={isEditable ? combobox.toggleList : undefined}
          clearLabel={labels.clear ?? `Clear ${label}`}
          onClear={isEditable && clearable && text !== '' ? combobox.clearByButton : undefined}
        />
      </div>
      {name !== undefined && !allowCustom && (
        <input
          type="hidden"
          name={name}
          form={native.form}
          disabled={disabled}
          value={value === null ? '' : optionKey(value)}
        />
      )}
      <ComboboxList<T>
        listId={listId}
        label={labels.list ?? 'Options'}
        isOpen={isOpen}
        isBusy={loading}
        anchor={frame}
        options={loading ? [] : matches}
        query={combobox.query}
        activeOption={combobox.active}
        input={input}
        optionKey={optionKey}
        optionLabel={optionLabel}
        optionDetail={optionDetail}
        selectedKey={value === null ? null : optionKey(value)}
        onChoose={combobox.choose}
        emptyText={blank}
      />
      <Announcement>{isOpen && (hasList ? count(matches.length) : blank)}</Announcement>
    </>
  )
}
