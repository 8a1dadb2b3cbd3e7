import type { Editor } from '@tiptap/core'
import { Check, ChevronDown } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { cn } from '../cn'
import { applyStyle, type TextStyle, textStyles } from './format'
import type { RichTextFieldLabels } from './labels'
import { toolClass } from './tool-button'

interface StyleMenuProps {
  editor: Editor
  /** The style at the caret. */
  style: TextStyle
  disabled: boolean
  labels: RichTextFieldLabels
  /** From the toolbar's roving focus. */
  itemProps: object
}

const looks: Record<TextStyle, string> = {
  normal: '',
  heading1: 'font-display font-bold text-xl',
  heading2: 'font-display font-bold text-lg',
  heading3: 'font-display font-bold',
}

const isTextStyle = (value: string): value is TextStyle => textStyles.some((style) => style === value)

/** Chooses between normal text and headings. The button says what the caret's block is now. */
export function StyleMenu({ editor, style, disabled, labels, itemProps }: StyleMenuProps) {
  function choose(value: string) {
    if (isTextStyle(value)) applyStyle(editor, value)
  }

  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        {...itemProps}
        aria-disabled={disabled || undefined}
        disabled={disabled}
        aria-label={`${labels.style}: ${labels[style]}`}
        className={cn(toolClass, 'min-w-34 justify-between gap-2 ps-3 pe-2')}
      >
        {labels[style]}
        <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="start"
          sideOffset={6}
          collisionPadding={8}
          aria-label={labels.style}
          className="z-50 min-w-52 rounded-md border border-line-strong bg-raised p-1.5 text-ink shadow-lifted"
          onCloseAutoFocus={(event) => {
            // Back to the words, where the choice shows, with the selection it was made for.
            event.preventDefault()
            editor.commands.focus()
          }}
        >
          <DropdownMenu.RadioGroup value={style} onValueChange={choose}>
            {textStyles.map((each) => (
              <DropdownMenu.RadioItem
                key={each}
                value={each}
                className="flex min-h-11 cursor-pointer select-none items-center gap-2 rounded-sm pe-4 ps-2 outline-none data-highlighted:bg-brand-soft data-highlighted:outline-2 data-highlighted:outline-focus"
              >
                <span className="grid size-5 place-items-center">
                  <DropdownMenu.ItemIndicator>
                    <Check aria-hidden="true" className="size-4" />
                  </DropdownMenu.ItemIndicator>
                </span>
                <span className={looks[each]}>{labels[each]}</span>
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
