import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { ComboboxButtons, inputAttributes } from '../combobox/combobox-input'
import { ComboboxList } from '../combobox/combobox-list'
import { type ComboboxControlProps, type ComboboxLabels, comboboxLabels } from '../combobox/combobox-props'
import type { FocusState } from '../combobox/use-combobox'
import type { OptionField } from '../combobox/use-combobox-state'
import { controlFrameClass, controlInputClass } from '../field/control-frame'
import { joinWords } from '../field/join-words'
import { useMergedRef } from '../field/use-merged-ref'
import { whenFocusLeaves } from '../field/when-focus-leaves'
import { useTexts } from '../locale/locale-context'
import { useChips } from './chips'
import { type RichComboboxTexts, type RichListProps, richComboboxTexts } from './rich-combobox-props'
import { RichRows } from './rich-rows'
import { optionCount, type Row } from './rows'
import { useRichCombobox } from './use-rich-combobox'

/** Several chosen options, which are chips before the input. */
interface ChosenOptions {
  /** Their keys, in the order they were chosen. */
  keys: readonly string[]
  setKeys: (keys: readonly string[]) => void
  labelByKey: ReadonlyMap<string, string>
}

interface RichControlProps<T> {
  /** The props that a `Combobox` has too; those of a native input go to the input. */
  combobox: ComboboxControlProps<T>
  /** The props that a `Combobox` does not have. */
  listProps: RichListProps<T>
  field: OptionField<T>
  focusState: FocusState
  isChosen: (option: T) => boolean
  /** The chosen options of a multi-select list; undefined where one option is chosen, whose label is the input's text. */
  chosen?: ChosenOptions
  /** The form's inputs for the value. */
  formInputs: ReactNode
}

const noneChosen: ChosenOptions = { keys: [], setKeys: () => {}, labelByKey: new Map() }

/** The input with its chips and buttons, and its list. */
export function RichControl<T>(props: RichControlProps<T>) {
  const { combobox, listProps, field, focusState, isChosen, formInputs } = props
  const { control, disabled, readOnly, label } = combobox
  const isMultiSelect = props.chosen !== undefined
  const { keys, setKeys, labelByKey } = props.chosen ?? noneChosen
  const texts: RichComboboxTexts & ComboboxLabels = {
    ...useTexts('richCombobox', richComboboxTexts, listProps.richLabels),
    ...useTexts('combobox', comboboxLabels, combobox.labels),
  }
  const id = useId()
  const listId = `${id}list`
  const chosenId = `${id}chosen`
  const frameRef = useRef<HTMLDivElement>(null)
  const inputRef = useRef<HTMLInputElement>(null)
  const mergedRef = useMergedRef(inputRef, combobox.ref)
  const isEditable = !disabled && !readOnly
  const { chips, removeAll, handleInputKeyDown } = useChips({
    keys,
    onKeysChange: setKeys,
    labelByKey,
    input: inputRef,
    isEditable,
    texts,
  })
  const { list, actions, inputHandlers, pressRow } = useRichCombobox({
    combobox,
    listProps,
    field,
    focusState,
    isChosen,
    input: inputRef,
    isEditable,
    onChipKey: isMultiSelect ? handleInputKeyDown : undefined,
  })

  function clear() {
    removeAll()
    actions.clearAndFocus()
  }

  const hasChips = keys.length > 0
  const hasContent = field.text !== '' || hasChips
  const isExpanded = list.isOpen && list.matches.length > 0
  const popup = (
    <RichPopup
      combobox={combobox}
      listProps={listProps}
      list={list}
      listId={listId}
      texts={texts}
      isMultiSelect={isMultiSelect}
      isChosen={isChosen}
      onChoose={pressRow}
      frame={frameRef}
      input={inputRef}
    />
  )
  // React's blur events bubble, so the frame gets those of every control inside.
  const frameProps = { ref: frameRef, onBlur: whenFocusLeaves(combobox.onBlur) }
  return (
    <>
      <div {...frameProps} className={controlFrameClass({ invalid: Boolean(combobox.error) })}>
        <div className={joinWords('flex min-w-0 flex-1 flex-wrap items-center gap-1', hasChips && 'py-1.5 ps-2')}>
          {isMultiSelect && chips}
          <input
            {...inputAttributes(combobox, isExpanded, listId)}
            {...inputHandlers}
            required={control.required && !hasChips}
            aria-describedby={joinWords(hasChips && chosenId, control['aria-describedby'])}
            ref={mergedRef}
            readOnly={readOnly}
            value={field.text}
            className={joinWords(controlInputClass, hasChips ? 'min-h-8 basis-24' : 'min-h-11')}
          />
        </div>
        <ComboboxButtons
          isOpen={list.isOpen}
          isExpanded={isExpanded}
          listId={listId}
          toggleLabel={texts.toggle(label)}
          onToggle={isEditable ? actions.toggle : undefined}
          clearLabel={texts.clear(label)}
          onClear={isEditable && combobox.clearable && hasContent ? clear : undefined}
        />
      </div>
      {hasChips && (
        <span id={chosenId} hidden>
          {texts.chosen(keys.map((key) => labelByKey.get(key) ?? ''))}
        </span>
      )}
      {formInputs}
      {listProps.container ? createPortal(popup, listProps.container) : popup}
    </>
  )
}

interface RichPopupProps<T> extends Pick<RichControlProps<T>, 'combobox' | 'listProps' | 'isChosen'> {
  list: ReturnType<typeof useRichCombobox<T>>['list']
  listId: string
  texts: RichComboboxTexts & ComboboxLabels
  isMultiSelect: boolean
  onChoose: (row: Row<T>) => void
  /** The element the list is positioned beside. */
  frame: RefObject<HTMLElement | null>
  input: RefObject<HTMLInputElement | null>
}

/** The list, positioned beside the frame. */
function RichPopup<T>(props: RichPopupProps<T>) {
  const { combobox, listProps, list, listId, texts, isMultiSelect, isChosen, onChoose, frame, input } = props
  const { loading } = combobox
  const { loadError, placement } = listProps
  const loadingText = loading ? texts.loading : undefined
  return (
    <ComboboxList
      listId={listId}
      labels={{
        list: texts.list,
        count: () => joinWords(texts.count(optionCount(list.matches)), loadingText, loadError) ?? '',
      }}
      isOpen={list.isOpen}
      isBusy={loading}
      anchor={frame}
      onChoose={onChoose}
      emptyText={loadError ?? loadingText ?? combobox.emptyText ?? texts.empty}
      found={list.found}
      activeOption={list.activeOption}
      // In a multi-select list, `aria-selected` marks the chosen options instead of the active one.
      activeAttribute={isMultiSelect ? 'data-active-row' : undefined}
      multiple={isMultiSelect || undefined}
      placement={placement}
      renderRows={(indexes, keyOf, { matches, query }) => (
        <RichRows
          rows={matches}
          indexes={indexes}
          keyOf={keyOf}
          list={{ listId, combobox, listProps, query, isChosen, isMultiSelect, texts, count: optionCount(matches) }}
        />
      )}
      input={input}
    />
  )
}
