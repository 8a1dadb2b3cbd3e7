import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { NONE } from '../combobox/active-option'
import {
  ComboboxButtons,
  type ComboboxControlProps,
  comboboxAttributes,
  comboboxLabels,
  inputDefaults,
  nativeProps,
} from '../combobox/combobox-control'
import { ComboboxList } from '../combobox/combobox-list'
import type { ComboboxLabels } from '../combobox/combobox-props'
import { useCombobox } from '../combobox/use-combobox'
import type { OptionField } from '../combobox/use-combobox-state'
import { controlFrame, controlInput } from '../field/control-frame'
import { joinWords } from '../field/join-words'
import { useMergedRef } from '../field/use-merged-ref'
import { whenFocusLeaves } from '../field/when-focus-leaves'
import { useTexts } from '../locale/locale-context'
import { useChips } from './chips'
import { type RichComboboxTexts, type RichListProps, richComboboxTexts } from './rich-combobox-props'
import { RichRows } from './rich-rows'
import { optionCount, type Row } from './rows'
import { useRichList } from './use-rich-list'

/** Several chosen options, which are chips before the input. */
interface ChosenChips {
  /** The labels of the chosen options, by key. */
  labels: ReadonlyMap<string, string>
  keys: readonly string[]
  setKeys: (keys: readonly string[]) => void
}

interface RichControlProps<T> extends RichListProps<T>, ComboboxControlProps<T> {
  field: OptionField<T>
  /** Whether the input has the focus, and its setter. */
  focusState: [boolean, (isFocused: boolean) => void]
  isChosen: (option: T) => boolean
  /** Without it, one option is chosen. */
  chosen?: ChosenChips
  /** The form's inputs for the value. */
  formInputs: ReactNode
}

const noChips: ChosenChips = { labels: new Map(), keys: [], setKeys: () => {} }

/** The input with its chips and buttons, and its list. */
export function RichControl<T>(props: RichControlProps<T>) {
  const { ref, ...popupProps } = props
  const { control, disabled, readOnly, field, chosen, formInputs, container, label } = props
  const labels = useTexts('combobox', comboboxLabels, props.labels)
  const texts = useTexts('richCombobox', richComboboxTexts, props.richLabels)
  const id = useId()
  const listId = `${id}list`
  const frame = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const inputRef = useMergedRef(input, ref)
  const isEditable = !disabled && !readOnly
  const { labels: chosenLabels, keys, setKeys } = chosen ?? noChips
  const { chips, removeAll, handleInputKeyDown } = useChips({
    labels: chosenLabels,
    keys,
    onKeysChange: setKeys,
    input,
    isEditable,
    texts,
  })
  const { list, rowField, actions, inputHandlers } = useRows({ ...props, input, isEditable }, handleInputKeyDown)

  function clear() {
    removeAll()
    actions.clearAndFocus()
  }

  const hasContent = field.text !== '' || keys.length > 0
  const isExpanded = list.isOpen && list.matches.length > 0
  const popup = (
    <RichPopup {...popupProps} {...{ list, rowField, listId, frame, input }} words={{ ...texts, ...labels }} />
  )
  // React's blur events bubble, so the frame gets those of every control inside.
  const frameProps = { ref: frame, onBlur: whenFocusLeaves(props.onBlur) }
  return (
    <>
      <div {...frameProps} className={controlFrame({ invalid: Boolean(props.error) })}>
        <div
          className={joinWords('flex min-w-0 flex-1 flex-wrap items-center gap-1', keys.length > 0 && 'py-1.5 ps-2')}
        >
          {chosen && chips}
          <input
            {...inputDefaults}
            {...nativeInputProps(props)}
            {...control}
            {...inputHandlers}
            {...comboboxAttributes(isExpanded, listId)}
            required={control.required && keys.length === 0}
            aria-describedby={joinWords(keys.length > 0 && `${id}chosen`, control['aria-describedby'])}
            ref={inputRef}
            readOnly={readOnly}
            value={field.text}
            className={joinWords(controlInput, keys.length > 0 ? 'min-h-8 basis-24' : 'min-h-11')}
          />
        </div>
        <ComboboxButtons
          isExpanded={isExpanded}
          isArrowUp={list.isOpen}
          listId={listId}
          toggleLabel={labels.toggle(label)}
          onToggle={isEditable ? actions.toggle : undefined}
          clearLabel={labels.clear(label)}
          onClear={isEditable && props.clearable && hasContent ? clear : undefined}
        />
      </div>
      {keys.length > 0 && (
        <span id={`${id}chosen`} hidden>
          {texts.chosen(keys.map((key) => chosenLabels.get(key) ?? ''))}
        </span>
      )}
      {formInputs}
      {container ? createPortal(popup, container) : popup}
    </>
  )
}

interface RowsInput<T> extends RichControlProps<T> {
  input: RefObject<HTMLInputElement | null>
  isEditable: boolean
}

/**
 * The list of rows, the field of rows, and the combobox's actions and handlers.
 *
 * @param onChipKey handles a key before the combobox does, where options are chips
 */
function useRows<T>(props: RowsInput<T>, onChipKey: (event: KeyboardEvent<HTMLInputElement>) => void) {
  const { field, chosen, isChosen, onBlur: _onBlur, ...handlers } = props
  const { list, rowField, pressedKey } = useRichList(props, field)

  /** Enter on an active chosen option removes it, as a press does; Tab, and Enter on text that names it, keep it chosen. */
  function chooseByKey(row: Row<T>): boolean | undefined {
    const isActive = list.activeOption.get() !== NONE && pressedKey.current !== 'Tab'
    if (!chosen || isActive || row.kind !== 'option' || !isChosen(row.option)) return rowField.choose(row)
    field.clear()
    return false
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    props.onKeyDown?.(event)
    pressedKey.current = event.key
    if (!event.defaultPrevented && chosen) onChipKey(event)
  }

  const combobox = useCombobox(
    { ...handlers, onKeyDown: handleKeyDown },
    { ...rowField, choose: chooseByKey },
    list,
    props.focusState,
  )
  return { list, rowField, ...combobox }
}

type PopupProp = 'optionLabel' | 'optionDetail' | 'renderOption' | 'loading' | 'loadError' | 'emptyText' | 'placement'

interface RichPopupProps<T>
  extends Pick<RichControlProps<T>, PopupProp | 'chosen' | 'isChosen'>,
    Pick<ReturnType<typeof useRows<T>>, 'list' | 'rowField'> {
  listId: string
  /** The element the list is positioned beside. */
  frame: RefObject<HTMLElement | null>
  input: RefObject<HTMLInputElement | null>
  words: RichComboboxTexts & ComboboxLabels
}

function RichPopup<T>(props: RichPopupProps<T>) {
  const { list, rowField, listId, chosen, loading, loadError, words } = props
  const rows = list.matches
  return (
    <ComboboxList
      listId={listId}
      labels={{
        list: words.list,
        count: () => joinWords(words.count(optionCount(rows)), loading && words.loading, loadError) ?? '',
      }}
      isOpen={list.isOpen}
      isBusy={loading}
      anchor={props.frame}
      onChoose={(row) => {
        if (!rowField.choose(row)) list.close()
      }}
      emptyText={loadError ?? (loading ? words.loading : (props.emptyText ?? words.empty))}
      found={list.found}
      activeOption={list.activeOption}
      activeAttribute={chosen && 'data-active-row'}
      multiple={chosen && true}
      placement={props.placement}
      renderRows={(indexes, keyOf, { matches, query }) => (
        <RichRows
          {...props}
          {...{ indexes, keyOf, query }}
          rows={matches}
          isMultiSelect={chosen !== undefined}
          labels={words}
        />
      )}
      input={props.input}
    />
  )
}

/** The caller's attributes of the input. */
function nativeInputProps<T>(props: RichControlProps<T>) {
  const {
    field: _field,
    focusState: _focusState,
    isChosen: _isChosen,
    chosen: _chosen,
    formInputs: _formInputs,
    groupOf: _groupOf,
    isOptionDisabled: _isOptionDisabled,
    renderOption: _renderOption,
    onCreate: _onCreate,
    onLoadMore: _onLoadMore,
    loadError: _loadError,
    placement: _placement,
    container: _container,
    richLabels: _richLabels,
    ...combobox
  } = props
  return nativeProps<T>(combobox)
}
