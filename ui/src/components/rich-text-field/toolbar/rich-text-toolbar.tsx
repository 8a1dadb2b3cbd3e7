import type { Editor } from '@tiptap/core'
import { type FocusEvent, useState } from 'react'
import { useEscapeKey } from '../../field/use-escape-key'
import { Bold, Italic, List } from '../../icons/document-icons'
import type { Format } from '../editor/format'
import { editorBarClass } from '../editor-box'
import type { RichTextFieldLabels } from '../labels'
import { StyleMenu } from './style-menu'
import { ToolButton } from './tool-button'
import { useRovingFocus } from './use-roving-focus'

interface RichTextToolbarProps {
  editor: Editor
  format: Format
  editableId: string
  /** The field's label, which also names the toolbar. */
  fieldLabel: string
  disabled: boolean
  labels: RichTextFieldLabels
}

/** The formatting controls, following the APG toolbar pattern. Escape returns to the text. */
export function RichTextToolbar(props: RichTextToolbarProps) {
  const { editor, format, editableId, fieldLabel, disabled, labels } = props
  const { toolbarProps, itemProps } = useRovingFocus(4)

  const [hasFocus, setHasFocus] = useState(false)

  useEscapeKey(hasFocus, () => void editor.commands.focus())

  function handleFocus(event: FocusEvent) {
    toolbarProps.onFocus(event)
    // The open style menu is in the toolbar too, and handles Escape itself.
    setHasFocus(event.target.closest('[role="menu"]') === null)
  }

  return (
    <div
      {...toolbarProps}
      role="toolbar"
      aria-label={`${fieldLabel}: ${labels.toolbar}`}
      aria-controls={editableId}
      onFocus={handleFocus}
      onBlur={() => setHasFocus(false)}
      className={editorBarClass}
    >
      <StyleMenu editor={editor} style={format.style} disabled={disabled} labels={labels} itemProps={itemProps(0)} />
      <span aria-hidden="true" className="mx-1 h-6 w-px bg-line" />
      <ToolButton
        {...itemProps(1)}
        label={labels.bold}
        shortcut="Control+B"
        icon={<Bold />}
        pressed={format.bold}
        disabled={disabled}
        onClick={() => editor.commands.toggleBold()}
      />
      <ToolButton
        {...itemProps(2)}
        label={labels.italic}
        shortcut="Control+I"
        icon={<Italic />}
        pressed={format.italic}
        disabled={disabled}
        onClick={() => editor.commands.toggleItalic()}
      />
      <ToolButton
        {...itemProps(3)}
        label={labels.bulletList}
        shortcut="Control+Shift+8"
        icon={<List />}
        pressed={format.bulletList}
        disabled={disabled}
        onClick={() => editor.commands.toggleBulletList()}
      />
    </div>
  )
}
