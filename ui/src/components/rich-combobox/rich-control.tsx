import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { ComboboxButtons, inputAttributes } from '../combobox/combobox-input'
import { ComboboxList } from '../combobox/combobox-list'
import { type ComboboxControlProps, type ComboboxLabels, comboboxLabels } from '../combobox/combobox-props'
import type { FocusState } from '../combobox/use-combobox'
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
import { useRichCombobox } from './use-rich-combobox'

/** Several chosen options, which are chips before the input. */
interface ChosenChips {
  /** The labels of the chosen options, by key. */
  labels: ReadonlyMap<string, string>
  keys: readonly string[]
  setKeys: (keys: readonly string[]) => void
}

interface RichControlProps<T> extends RichListProps<T>, ComboboxControlProps<T> {
  field: OptionField<T>
  focusState: FocusState
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
  const onChipKey = chosen && handleInputKeyDown
  const { list, actions, inputHandlers, pressRow } = useRichCombobox({ ...props, input, isEditable, onChipKey })

  function clear() {
    removeAll()
    actions.clearAndFocus()
  }

  const hasContent = field.text !== '' || keys.length > 0
  const isExpanded = list.isOpen && list.matches.length > 0
  const popup = (
    <RichPopup
      {...popupProps}
      {...{ list, listId, frame, input }}
      onChoose={pressRow}
      labels={{ ...texts, ...labels }}
    />
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
            {...inputAttributes(comboboxProps(props), isExpanded, listId)}
            {...inputHandlers}
            required={control.required && keys.length === 0}
            aria-describedby={joinWords(keys.length > 0 && `${id}chosen`, control['aria-describedby'])}
            ref={inputRef}
            readOnly={readOnly}
            value={field.text}
            className={joinWords(controlInput, keys.length > 0 ? 'min-h-8 basis-24' : 'min-h-11')}
          />
        </div>
        <ComboboxButtons
          isOpen={list.isOpen}
          isExpanded={isExpanded}
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

type PopupProp = 'optionLabel' | 'optionDetail' | 'renderOption' | 'loading' | 'loadError' | 'emptyText' | 'placement'

interface RichPopupProps<T>
  extends Pick<RichControlProps<T>, PopupProp | 'chosen' | 'isChosen'>,
    Pick<ReturnType<typeof useRichCombobox<T>>, 'list'> {
  listId: string
  /** The element the list is positioned beside. */
  frame: RefObject<HTMLElement | null>
  input: RefObject<HTMLInputElement | null>
  onChoose: (row: Row<T>) => void
  labels: RichComboboxTexts & ComboboxLabels
}

/** The list, positioned beside the frame. Where chosen options are chips, it is a multi-select list. */
function RichPopup<T>(props: RichPopupProps<T>) {
  const { list, listId, chosen, loading, loadError, labels } = props
  const rows = list.matches
  return (
    <ComboboxList
      listId={listId}
      labels={{
        list: labels.list,
        count: () => joinWords(labels.count(optionCount(rows)), loading && labels.loading, loadError) ?? '',
      }}
      isOpen={list.isOpen}
      isBusy={loading}
      anchor={props.frame}
      onChoose={props.onChoose}
      emptyText={loadError ?? (loading ? labels.loading : (props.emptyText ?? labels.empty))}
      found={list.found}
      activeOption={list.activeOption}
      // In a multi-select list, `aria-selected` marks the chosen options instead of the active one.
      activeAttribute={chosen && 'data-active-row'}
      multiple={chosen && true}
      placement={props.placement}
      renderRows={(indexes, keyOf, { matches, query }) => (
        <RichRows {...props} {...{ indexes, keyOf, query }} rows={matches} isMultiSelect={chosen !== undefined} />
      )}
      input={props.input}
    />
  )
}

/** The props that a `Combobox` has too, without those of rich lists. */
function comboboxProps<T>(props: RichControlProps<T>): ComboboxControlProps<T> {
  const {
    field,
    focusState,
    isChosen,
    chosen,
    formInputs,
    groupOf,
    isOptionDisabled,
    renderOption,
    onCreate,
    onLoadMore,
    loadError,
    placement,
    container,
    richLabels,
    ...combobox
  } = props
  return combobox
}
