import type { Editor } from '@tiptap/core'
import { cn } from '../../../cn'
import { Check, ChevronDown } from '../../icons/icons'
import { applyStyle, type TextStyle, textStyles } from '../editor/format'
import type { RichTextFieldLabels } from '../labels'
import { toolClass } from './tool-button'
import { useMenuButton } from './use-menu-button'

interface StyleMenuProps {
  editor: Editor
  /** The style at the caret. */
  style: TextStyle
  disabled: boolean
  labels: RichTextFieldLabels
  /** From the toolbar's roving focus. */
  itemProps: object
}

const styleClass: Record<TextStyle, string> = {
  normal: '',
  heading1: 'font-display font-bold text-xl',
  heading2: 'font-display font-bold text-lg',
  heading3: 'font-display font-bold',
}

/** Chooses between normal text and headings. The button shows the style at the caret. */
export function StyleMenu({ editor, style, disabled, labels, itemProps }: StyleMenuProps) {
  const { buttonRef, buttonProps, menuRef, menuProps, close } = useMenuButton()

  function choose(chosen: TextStyle) {
    close()
    applyStyle(editor, chosen)
    // Back to the text, with its selection.
    editor.commands.focus()
  }

  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        {...itemProps}
        {...buttonProps}
        disabled={disabled}
        aria-label={`${labels.style}: ${labels[style]}`}
        className={cn(toolClass, 'min-w-34 justify-between! gap-2 ps-3 pe-2 aria-expanded:bg-sunken')}
      >
        {labels[style]}
        <ChevronDown className="size-4 shrink-0" />
      </button>
      <div
        ref={menuRef}
        {...menuProps}
        role="menu"
        aria-label={labels.style}
        className="fixed inset-auto min-w-52 rounded-md border border-line-strong bg-raised p-1.5 text-ink shadow-lifted"
      >
        {textStyles.map((each) => (
          <button
            key={each}
            type="button"
            role="menuitemradio"
            aria-checked={each === style}
            tabIndex={-1}
            onClick={() => choose(each)}
            className="flex min-h-11 w-full select-none items-center gap-2 rounded-sm ps-2 pe-4 text-start hover:bg-brand-soft focus:bg-brand-soft focus-visible:-outline-offset-3"
          >
            <Check className={cn('size-4', each !== style && 'invisible')} />
            <span className={styleClass[each]}>{labels[each]}</span>
          </button>
        ))}
      </div>
    </>
  )
}
