import { type ComponentProps, useId } from 'react'
import { cn } from '../../cn'
import { useTexts } from '../locale/locale-context'
import { type PdfTileLabels, pdfTileLabels } from './labels'
import { PaperSheet } from './paper-sheet'
import { OpenControl, RemoveControl } from './tile-controls'

export interface PdfTileProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  /** The file's name. */
  fileName: string
  /** The file's URL. Without `onOpen`, it opens in a new tab. */
  href?: string
  /** The file's size in bytes. */
  size?: number
  /** The formatted date it was added (21/11/2026). */
  addedOn?: string
  /**
   * The PDF, as a URL or a chosen file: its first page is rendered once the tile is near the view and the page idle, which
   * loads pdf.js. A placeholder sheet is shown until then, for files that can't be rendered, and under data saving or on a
   * slow network. Decorative.
   */
  src?: string | Blob
  /** URL of a prepared image of the first page, used instead of rendering `src`. Decorative. */
  pictureSrc?: string
  /** Whether it is selected. Only with `onSelect`. Default false. */
  selected?: boolean
  /** Called when the tile is pressed. Makes it selectable. */
  onSelect?: () => void
  /** Called to open the file in place (in a `PdfViewer`). A click with Ctrl or ⌘ still follows `href`. */
  onOpen?: () => void
  /** Called by the remove button, which is shown with it. */
  onRemove?: () => void
  /** Whether it will be deleted when the form is saved. Default false. */
  removed?: boolean
  /** Called by the undo button of a tile marked for deletion, which is shown with it. */
  onUndoRemove?: () => void
  /** Replaces words. Default: those of the `LocaleProvider`, else English. */
  labels?: Partial<PdfTileLabels>
}

const tileClass = {
  plain: 'border-line-strong bg-raised',
  selected: 'border-brand bg-brand-soft shadow-[inset_0_0_0_1px_var(--cg-brand)]',
  removed: 'border-danger border-dashed bg-danger-soft',
} as const

/** One PDF in a list, with its actions. */
export function PdfTile(props: PdfTileProps) {
  const {
    fileName,
    href,
    size,
    addedOn,
    src,
    pictureSrc,
    selected = false,
    removed = false,
    onSelect,
    onOpen,
    onRemove,
    onUndoRemove,
    labels: ownLabels,
    className,
    ...native
  } = props
  const labels = useTexts('pdfTile', pdfTileLabels, ownLabels)
  const detailId = useId()
  const details = [size !== undefined && labels.size(size), addedOn && labels.addedOn(addedOn)].filter(Boolean)
  const isSelectable = onSelect !== undefined && !removed
  const isSelected = selected && !removed
  const nameText = (
    <span dir="auto" className="line-clamp-3">
      {fileName}
    </span>
  )

  return (
    <div
      className={cn(
        'relative flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 rounded-lg border p-2',
        'has-[[data-choice]:focus-visible]:outline-3 has-[[data-choice]:focus-visible]:outline-focus',
        'has-[[data-choice]:focus-visible]:outline-offset-2 has-[[data-choice]:hover]:border-ink-muted',
        tileClass[tileStateOf(removed, isSelected)],
        className,
      )}
      data-selected={isSelected || undefined}
      data-removed={removed || undefined}
      {...native}
    >
      <div className="flex min-w-0 flex-1 basis-44 flex-wrap items-center gap-3 p-1">
        {isSelectable && <SelectMark selected={selected} />}
        <PaperSheet removed={removed} pictureSrc={pictureSrc} src={src} />
        <div className="min-w-0 flex-1 basis-20 [overflow-wrap:anywhere]">
          {isSelectable ? (
            <button
              type="button"
              data-choice=""
              aria-pressed={selected}
              aria-describedby={detailId}
              onClick={onSelect}
              // Its hit area is the whole tile, below the other controls.
              className="text-start font-semibold text-ink outline-none after:absolute after:inset-0 after:rounded-lg"
            >
              {nameText}
            </button>
          ) : (
            <p className={cn('font-semibold', removed ? 'text-danger line-through' : 'text-ink')}>{nameText}</p>
          )}
          <p id={detailId} className={cn('text-sm', removed ? 'font-semibold text-danger' : 'text-ink-muted')}>
            {removed ? labels.removed : details.join(' · ')}
          </p>
        </div>
      </div>
      <div className="relative z-1 ms-auto flex items-center gap-1">
        <OpenControl name={fileName} href={href} onOpen={onOpen} labels={labels} />
        <RemoveControl
          name={fileName}
          removed={removed}
          onRemove={onRemove}
          onUndoRemove={onUndoRemove}
          labels={labels}
        />
      </div>
    </div>
  )
}

/** The look of a tile; one that is marked for deletion never looks selected. */
function tileStateOf(isRemoved: boolean, isSelected: boolean): keyof typeof tileClass {
  if (isRemoved) return 'removed'
  return isSelected ? 'selected' : 'plain'
}

/** The radio indicator of a selectable tile. */
function SelectMark({ selected }: { selected: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'size-5 shrink-0 rounded-full bg-raised',
        selected ? 'border-[0.4rem] border-brand' : 'border-2 border-line-strong',
      )}
    />
  )
}
