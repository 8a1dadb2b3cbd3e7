import { type MouseEvent, memo } from 'react'
import { Icon } from '../field/icon'
import { joinWords } from '../field/join-words'
import type { ComboboxControlProps } from './combobox-props'
import { CHEVRON_DOWN_PATH, CROSS_PATH } from './icons'

/**
 * The attributes of a combobox's input. Later ones win: defaults, the caller's, those of `Field`, those of the role. The
 * caller's `value`, `className`, `readOnly`, `ref` and handlers are among them, for the control to replace.
 *
 * @param isExpanded whether options are shown
 * @param listId the listbox's id
 */
export function inputAttributes<T>(props: ComboboxControlProps<T>, isExpanded: boolean, listId: string) {
  const {
    // Every prop that isn't an attribute, and `name`, which a hidden input may have. List each new one of the combobox here.
    label,
    hideLabel,
    hint,
    error,
    name,
    control,
    options,
    defaultValue,
    optionKey,
    optionLabel,
    optionDetail,
    optionKeywords,
    optionInputText,
    openOnFocus,
    inputValue,
    onInputChange,
    allowCustom,
    onSubmit,
    emptyText,
    loading,
    filtered,
    clearable,
    labels,
    ...attributes
  } = props
  return {
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    ...attributes,
    ...control,
    'data-control': '',
    type: 'text',
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isExpanded,
    'aria-controls': listId,
  } as const
}

interface ComboboxButtonsProps {
  /** Whether the list is open, with options or without. */
  isOpen: boolean
  /** Whether options are shown. */
  isExpanded: boolean
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

/** The buttons at the end of the field: clear it, and toggle the list by pointer. Memoised: most typed letters don't change them. */
export const ComboboxButtons = memo(function ComboboxButtons(props: ComboboxButtonsProps) {
  const { isOpen, isExpanded, listId, toggleLabel, onToggle, clearLabel, onClear } = props
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
          <Icon className="size-5">
            <path d={CROSS_PATH} />
          </Icon>
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
          <Icon className={joinWords('size-5', isOpen && 'rotate-180')}>
            <path d={CHEVRON_DOWN_PATH} />
          </Icon>
        </button>
      )}
    </>
  )
})
