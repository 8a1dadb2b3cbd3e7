import { useId, useRef, useState } from 'react'
import { controlFrameClass, controlInputClass } from '../field/control-frame'
import { useMergedRef } from '../field/use-merged-ref'
import { useTexts } from '../locale/locale-context'
import { optionId } from './active-option'
import { ComboboxButtons, inputAttributes } from './combobox-input'
import { ComboboxList } from './combobox-list'
import { type ComboboxControlProps, comboboxLabels } from './combobox-props'
import { OptionRow, type OptionRowsProps } from './option-rows'
import { useCombobox } from './use-combobox'
import { useOptionList, useValueAndText } from './use-combobox-state'

/** While options are loading, nothing is found. */
const findNothing = () => []

/** The input, its buttons and its list. Separate from the field's frame, which then does not render on every key. */
export function ComboboxControl<T>(props: ComboboxControlProps<T>) {
  const { label, name, disabled, readOnly, allowCustom, loading } = props
  const labels = useTexts('combobox', comboboxLabels, props.labels)
  const listId = `${useId()}list`
  const frameRef = useRef<HTMLDivElement>(null)
  const inputRef = useRef<HTMLInputElement>(null)
  const mergedRef = useMergedRef(inputRef, props.ref)
  const isEditable = !disabled && !readOnly
  const focusState = useState(false)
  const field = useValueAndText(props, focusState[0])
  const list = useOptionList(loading ? findNothing : field.search)
  const { actions, inputHandlers } = useCombobox({ ...props, input: inputRef, isEditable }, field, list, focusState)
  const { valueKey, text } = field
  const { isOpen } = list
  const isExpanded = isOpen && list.matches.length > 0

  const renderRows: OptionRowsProps<T>['renderRows'] = (indexes, keyOf, { matches, query }) =>
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
            isSelected={field.isValue(option)}
            position={index + 1}
            count={matches.length}
          />
        )
      )
    })

  return (
    <>
      <div ref={frameRef} className={controlFrameClass({ invalid: Boolean(props.error) })}>
        <input
          {...inputAttributes(props, isExpanded, listId)}
          {...inputHandlers}
          ref={mergedRef}
          // A form submits custom text itself, but a chosen option by its key, from the hidden input.
          name={allowCustom ? name : undefined}
          readOnly={readOnly}
          value={text}
          className={controlInputClass}
        />
        <ComboboxButtons
          isOpen={isOpen}
          isExpanded={isExpanded}
          listId={listId}
          toggleLabel={labels.toggle(label)}
          onToggle={isEditable ? actions.toggle : undefined}
          clearLabel={labels.clear(label)}
          onClear={isEditable && props.clearable && text !== '' ? actions.clearAndFocus : undefined}
        />
      </div>
      {name !== undefined && !allowCustom && (
        <input type="hidden" name={name} form={props.form} disabled={disabled} value={valueKey ?? ''} />
      )}
      <ComboboxList<T>
        listId={listId}
        labels={labels}
        isOpen={isOpen}
        isBusy={loading}
        anchor={frameRef}
        onChoose={actions.choose}
        emptyText={loading ? labels.loading : (props.emptyText ?? labels.empty)}
        found={list.found}
        activeOption={list.activeOption}
        renderRows={renderRows}
        input={inputRef}
      />
    </>
  )
}
