import { type Ref, Suspense, useEffect, useId, useRef, useState } from 'react'
import { CharacterCount } from '../field/character-count'
import { Field, type FieldProps } from '../field/field'
import { FormValue, useFieldsetDisabled, useInvalidMessage } from '../field/form-value'
import { useEvent } from '../field/use-event'
import { useFieldValue } from '../field/use-field-value'
import { LoadBoundary } from '../load-boundary/load-boundary'
import { retryableLazy } from '../load-boundary/retryable-lazy'
import { useTexts } from '../locale/locale-context'
import { textOf } from '../rich-text/html'
import { useIsInBrowser } from '../rich-text/use-in-browser'
import type { RichTextEditorProps } from './editor/rich-text-editor'
import { EditorSkeleton } from './editor-skeleton'
import { type RichTextFieldLabels, richTextFieldLabels } from './labels'

export interface RichTextFieldProps extends FieldProps {
  /** The document as HTML of `p br strong em ul li h1 h2 h3`; empty for an empty one. Default: the field keeps it. */
  value?: string
  /** The field's first document, where it keeps the document itself. A form's reset restores it. Default: empty. */
  defaultValue?: string
  /** Called with the new HTML on every change; an empty string once no text is left. */
  onChange?: (html: string) => void
  /** Shown while the field is empty. */
  placeholder?: string
  /** Maximum number of characters without tags; shows a live count. Default: no limit. */
  maxLength?: number
  /** Replaces words of the toolbar, the limit and the loading error. */
  labels?: Partial<RichTextFieldLabels>
  /** Classes for the outermost element. */
  className?: string
  /** The editable element, set once the editor has loaded. */
  ref?: Ref<HTMLElement>
}

const latestEditor = retryableLazy(() => import('./editor/rich-text-editor').then((module) => module.RichTextEditor))

/** A rich text field with bold, italic, bullet lists and headings. The editor is a chunk loaded when first rendered. */
export function RichTextField(props: RichTextFieldProps) {
  const { placeholder, maxLength, labels: ownLabels, className, ref, ...field } = props
  const [value, onChange, firstValue] = useFieldValue(props.value, props.defaultValue ?? '', props.onChange)
  const labels = useTexts('richTextField', richTextFieldLabels, ownLabels)
  const countId = useId()
  const isCounted = maxLength !== undefined
  const formControlRef = useRef<HTMLTextAreaElement>(null)
  const [invalidMessage, setInvalidMessage] = useInvalidMessage(value)
  const error = field.error ?? invalidMessage
  const isFieldsetDisabled = useFieldsetDisabled(formControlRef)
  /** Focuses the text beside the form's control. Its id in the document would not find it in a shadow root. */
  const focusText = useEvent(() => {
    formControlRef.current?.parentElement?.querySelector<HTMLElement>('[data-control]')?.focus()
  })

  useEffect(() => {
    // Labels forward clicks only to form controls, and the text is a contenteditable element.
    const label = formControlRef.current?.parentElement?.querySelector('label')
    label?.addEventListener('click', focusText)
    return () => label?.removeEventListener('click', focusText)
  }, [focusText])

  return (
    <Field
      {...field}
      error={error}
      className={className}
      describedBy={isCounted ? countId : undefined}
      aside={isCounted && <CharacterCount id={countId} used={textOf(value).length} max={maxLength} labels={labels} />}
    >
      {(control, ids) => (
        <>
          <LazyEditor
            ref={ref}
            id={control.id}
            labelId={ids.label}
            label={field.label}
            value={value}
            onChange={onChange}
            onBlur={control.onBlur}
            placeholder={placeholder}
            maxLength={maxLength}
            disabled={field.disabled || isFieldsetDisabled}
            readOnly={field.readOnly ?? false}
            required={field.required ?? false}
            invalid={Boolean(error)}
            describedBy={control['aria-describedby']}
            labels={labels}
          />
          <FormValue
            control={formControlRef}
            name={field.name}
            value={value}
            required={field.required && !field.readOnly}
            disabled={field.disabled}
            onReset={() => onChange(firstValue)}
            onInvalid={setInvalidMessage}
            onFocus={focusText}
          />
        </>
      )}
    </Field>
  )
}

/** The editor; a skeleton while it loads and on a server, and an error with Retry when it can't be loaded. */
function LazyEditor(props: Omit<RichTextEditorProps, 'takesFocus'>) {
  const [Editor, setEditor] = useState(latestEditor)
  const [isRetry, setIsRetry] = useState(false)
  const isInBrowser = useIsInBrowser()
  const skeleton = <EditorSkeleton value={props.value} placeholder={props.placeholder} />

  function handleRetry() {
    setEditor(latestEditor)
    setIsRetry(true)
  }

  return (
    <LoadBoundary labels={props.labels} onRetry={handleRetry}>
      {isInBrowser ? (
        <Suspense fallback={skeleton}>
          <Editor {...props} takesFocus={isRetry} />
        </Suspense>
      ) : (
        skeleton
      )}
    </LoadBoundary>
  )
}
