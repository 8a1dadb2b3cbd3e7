import { cdp, server } from 'vitest/browser'

interface Point {
  x: number
  y: number
}

/** A point of the page in the top window's coordinates, which CDP input events use. */
function topPoint({ x, y }: Point): Point {
  const frame = window.frameElement?.getBoundingClientRect()
  const scale = frame ? frame.width / window.innerWidth : 1
  return { x: (frame?.x ?? 0) + x * scale, y: (frame?.y ?? 0) + y * scale }
}

/** An element's centre. */
export function middleOf(element: Element): Point {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** Sends one event of the main mouse button by CDP. */
export const sendMouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', point: Point) =>
  cdp().send('Input.dispatchMouseEvent', { type, ...topPoint(point), button: 'left', buttons: 1, clickCount: 1 })

/** Presses the mouse at the first point, moves it through the others, and releases it at the last. */
export async function dragMouse(first: Point, ...others: Point[]): Promise<void> {
  await sendMouse('mousePressed', first)
  for (const point of others) await sendMouse('mouseMoved', point)
  await sendMouse('mouseReleased', others.at(-1) ?? first)
}

/** Drops files and folders at a point by CDP, as from the desktop. Paths are from the repository's folder. */
export async function dropPaths(point: Point, ...paths: string[]): Promise<void> {
  const files = paths.map((path) => `${server.config.root}/${path}`)
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    const data = { items: [], files, dragOperationsMask: 1 }
    await cdp().send('Input.dispatchDragEvent', { type, ...topPoint(point), data })
  }
}

/** Sends one touch event by CDP. */
export const sendTouch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
  cdp().send('Input.dispatchTouchEvent', { type, touchPoints: points.map(topPoint) })

/** Moves a finger that is down from one element to another in steps. */
export async function moveTouch(from: Element, to: Element): Promise<void> {
  const [start, end] = [middleOf(from), middleOf(to)]
  for (let step = 1; step <= 12; step += 1) {
    const part = step / 12
    await sendTouch('touchMove', [{ x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part }])
  }
}
