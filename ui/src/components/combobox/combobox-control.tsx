import {
  type MouseEvent,
  memo,
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { controlFrame, controlInput } from '../field/control-frame'
import type { FieldControlProps } from '../field/field'
import { joinWords } from '../field/join-words'
import { ComboboxList } from './combobox-list'
import type { ComboboxProps } from './combobox-props'
import { CHEVRON_DOWN_PATH, CROSS_PATH, Icon } from './icons'
import { useCombobox } from './use-combobox'

interface ComboboxControlProps<T> extends ComboboxProps<T> {
  /** The attributes that `Field` gives its control. */
  control: Omit<FieldControlProps, 'name' | 'onBlur'>
}

/** The input, its buttons and its list. Separate from the field's frame, which then does not render on every key. */
export function ComboboxControl<T>(props: ComboboxControlProps<T>) {
  const {
    control,
    ref,
    label,
    error,
    name,
    disabled,
    readOnly,
    value,
    optionKey,
    allowCustom,
    loading,
    labels = {},
  } = props
  const native = nativeProps(props)
  const listId = `${useId()}list`
  const frame = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const mergedRef = useMergedRef(input, ref)
  const isEditable = !disabled && !readOnly
  const combobox = useCombobox({ ...props, input, isEditable })
  const { isOpen, matches, text } = combobox
  const hasOptions = isOpen && !loading && matches.length > 0
  const noOptionsText = loading ? (labels.loading ?? 'Loading…') : (props.emptyText ?? labels.empty ?? 'No matches')
  const countText = labels.count ?? ((count: number) => `${count} ${count === 1 ? 'option' : 'options'}`)
  const selectedKey = value === null ? null : optionKey(value)

  return (
    <>
      <div ref={frame} className={controlFrame({ invalid: Boolean(error) })}>
        <input
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...native}
          {...control}
          {...combobox.inputHandlers}
          ref={mergedRef}
          // A form submits custom text itself, but a chosen option by its key, from the hidden input.
          name={allowCustom ? name : undefined}
          data-control=""
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={hasOptions}
          aria-controls={listId}
          readOnly={readOnly}
          value={text}
          className={controlInput}
        />
        <ComboboxButtons
          isExpanded={hasOptions}
          isArrowUp={isOpen}
          listId={listId}
          toggleLabel={labels.toggle ?? 'Show options'}
          onToggle={isEditable ? combobox.toggleList : undefined}
          clearLabel={labels.clear ?? `Clear ${label}`}
          onClear={isEditable && props.clearable && text !== '' ? combobox.clearAndFocus : undefined}
        />
      </div>
      {name !== undefined && !allowCustom && (
        <input type="hidden" name={name} form={native.form} disabled={disabled} value={selectedKey ?? ''} />
      )}
      <ComboboxList<T>
        listId={listId}
        label={labels.list ?? 'Options'}
        isOpen={isOpen}
        isBusy={loading}
        anchor={frame}
        onChoose={combobox.choose}
        emptyText={noOptionsText}
        options={loading ? [] : matches}
        query={combobox.query}
        activeOption={combobox.activeOption}
        optionKey={optionKey}
        optionLabel={props.optionLabel}
        optionDetail={props.optionDetail}
        selectedKey={selectedKey}
        input={input}
      />
      <Announcement>{isOpen && (hasOptions ? countText(matches.length) : noOptionsText)}</Announcement>
    </>
  )
}

/** The caller's attributes of the input: every prop that is neither the field's nor the combobox's. */
function nativeProps<T>(props: ComboboxControlProps<T>) {
  const {
    control: _control,
    ref: _ref,
    label: _label,
    hideLabel: _hideLabel,
    hint: _hint,
    error: _error,
    required: _required,
    className: _className,
    name: _name,
    disabled: _disabled,
    readOnly: _readOnly,
    onBlur: _onBlur,
    options: _options,
    value: _value,
    onChange: _onChange,
    optionKey: _optionKey,
    optionLabel: _optionLabel,
    optionDetail: _optionDetail,
    optionKeywords: _optionKeywords,
    optionInputText: _optionInputText,
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
const ComboboxButtons = memo(function ComboboxButtons(props: ComboboxButtonsProps) {
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

/** Longer than the pause between two keystrokes, so that no announcement interrupts typing. */
const ANNOUNCEMENT_DELAY_MS = 500

/** A polite live region that announces its content once the content has not changed for `ANNOUNCEMENT_DELAY_MS`. */
function Announcement({ children }: { children: ReactNode }) {
  const [announced, setAnnounced] = useState<ReactNode>(null)

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(children), ANNOUNCEMENT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [children])

  return (
    <span aria-live="polite" className="sr-only">
      {announced}
    </span>
  )
}

/** A ref callback that sets our ref and the caller's. */
function useMergedRef<E>(ownRef: RefObject<E | null>, callerRef: Ref<E> | undefined): (node: E | null) => void {
  return useCallback(
    (node) => {
      ownRef.current = node
      if (typeof callerRef === 'function') callerRef(node)
      else if (callerRef) callerRef.current = node
    },
    [ownRef, callerRef],
  )
}
