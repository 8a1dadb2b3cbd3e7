import { type DragEvent, useState } from 'react'

/**
 * The state and handlers of a drop zone.
 *
 * @param onDropFiles called with the dropped files
 * @param disabled ignores drops
 * @returns whether files are dragged over it, and the handlers to spread on its element
 */
export function useDropZone(onDropFiles: (files: File[]) => void, disabled: boolean) {
  const [isDragOver, setIsDragOver] = useState(false)
  const dropZoneProps = {
    onDragOver: (event: DragEvent) => {
      if (disabled) return
      event.preventDefault()
      setIsDragOver(true)
    },
    onDragLeave: (event: DragEvent) => {
      const enteredElement = event.relatedTarget
      // Moving between children of the zone.
      if (enteredElement instanceof Node && event.currentTarget.contains(enteredElement)) return
      setIsDragOver(false)
    },
    onDrop: (event: DragEvent) => {
      if (disabled) return
      event.preventDefault()
      setIsDragOver(false)
      const files = [...event.dataTransfer.files]
      if (files.length > 0) onDropFiles(files)
    },
  }
  return { isDragOver, dropZoneProps }
}
