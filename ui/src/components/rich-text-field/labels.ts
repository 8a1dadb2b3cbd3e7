import { type CountLabels, countLabels } from '../field/count-notice'

/** The words of the editor besides its label and messages. */
export interface RichTextFieldLabels extends CountLabels {
  /** Names the toolbar, after the field's label: "Cover letter: formatting". */
  toolbar: string
  bold: string
  italic: string
  bulletList: string
  /** Names the button of the style menu. */
  style: string
  normal: string
  heading1: string
  heading2: string
  heading3: string
  /** Shown when the editor could not be loaded. */
  failed: string
  retry: string
}

export const richTextFieldLabels: RichTextFieldLabels = {
  ...countLabels,
  toolbar: 'formatting',
  bold: 'Bold',
  italic: 'Italic',
  bulletList: 'Bullet list',
  style: 'Text style',
  normal: 'Normal text',
  heading1: 'Heading 1',
  heading2: 'Heading 2',
  heading3: 'Heading 3',
  failed: 'The editor could not be loaded. What you have written is kept.',
  retry: 'Try again',
}
