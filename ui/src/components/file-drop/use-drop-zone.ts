import { type DragEvent, useState } from 'react'

/**
 * The state and handlers of a drop zone.
 *
 * @param onDropFile called with the first file dropped
 * @param disabled ignores drops
 * @returns whether a file is dragged over it, and the handlers to spread on its element
 */
export function useDropZone(onDropFile: (file: File) => void, disabled: boolean) {
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
      const file = event.dataTransfer.files.item(0)
      if (file) onDropFile(file)
    },
  }
  return { isDragOver, dropZoneProps }
}
