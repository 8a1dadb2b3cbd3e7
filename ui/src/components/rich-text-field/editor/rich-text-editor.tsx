import { type FocusEvent, type Ref, useEffect, useImperativeHandle } from 'react'
import { cn } from '../../../cn'
import { whenFocusLeaves } from '../../field/when-focus-leaves'
import { richTextClass } from '../../rich-text/rich-text-class'
import { editorBoxClass, editorScrollClass, editorTextClass } from '../editor-box'
import type { RichTextFieldLabels } from '../labels'
import { RichTextToolbar } from '../toolbar/rich-text-toolbar'
import { EditorContent } from './tiptap'
import { useRichTextEditor } from './use-rich-text-editor'

export interface RichTextEditorProps {
  id: string
  labelId: string
  /** The field's label in words. */
  label: string
  value: string
  onChange: (html: string) => void
  onBlur: ((event: FocusEvent<HTMLElement>) => void) | undefined
  placeholder: string | undefined
  maxLength: number | undefined
  disabled: boolean
  readOnly: boolean
  required: boolean
  invalid: boolean
  describedBy: string | undefined
  labels: RichTextFieldLabels
  /** Whether the text takes the focus that the button to retry had, unless it is elsewhere by now. */
  takesFocus: boolean
  /** The editable element. */
  ref?: Ref<HTMLElement> | undefined
}

/** The attributes of the editable element; undefined ones are left out, since ProseMirror writes every entry. */
function attributesOf(props: RichTextEditorProps): Record<string, string> {
  const attributes: Record<string, string | false | undefined> = {
    id: props.id,
    class: cn(richTextClass, editorTextClass, 'whitespace-pre-wrap outline-none'),
    'data-control': '',
    'aria-labelledby': props.labelId,
    'aria-multiline': 'true',
    'aria-describedby': props.describedBy,
    'aria-invalid': props.invalid && 'true',
    'aria-required': props.required && 'true',
    'aria-readonly': props.readOnly && 'true',
    'aria-disabled': props.disabled && 'true',
    'aria-placeholder': props.placeholder,
    // A read-only text must be focusable, which an element that is not editable is not by default.
    tabindex: props.disabled ? undefined : '0',
  }
  const present = Object.entries(attributes).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(present)
}

/** The editor of `RichTextField`, a chunk of its own. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { id, label, placeholder, disabled, readOnly, invalid, labels, takesFocus, ref } = props
  const { editor, format } = useRichTextEditor({
    value: props.value,
    onChange: props.onChange,
    maxLength: props.maxLength,
    editable: !disabled && !readOnly,
    attributes: attributesOf(props),
  })

  useImperativeHandle(ref, () => editor.view.dom, [editor])

  useEffect(() => {
    if (!takesFocus) return
    // A frame later, because TipTap attaches the text after this effect.
    const frame = requestAnimationFrame(() => {
      const text = editor.view.dom
      // Without the button the focus is on the page, or on the dialog around the field.
      if (document.activeElement === document.body || text.closest(':focus')) text.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [editor, takesFocus])

  const blurProps = { onBlur: whenFocusLeaves(props.onBlur) }

  return (
    <div className={editorBoxClass(invalid)} {...blurProps}>
      <RichTextToolbar
        editor={editor}
        format={format}
        editableId={id}
        fieldLabel={label}
        disabled={disabled || readOnly}
        labels={labels}
      />
      <div className={cn('grid', editorScrollClass)}>
        {placeholder && format.isBlank && (
          <p aria-hidden="true" className="pointer-events-none col-start-1 row-start-1 px-3.5 py-2.5 text-ink-muted">
            {placeholder}
          </p>
        )}
        <EditorContent editor={editor} className="col-start-1 row-start-1 grid min-w-0" />
      </div>
    </div>
  )
}
