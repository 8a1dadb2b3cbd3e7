const frameClass =
  'control-frame flex min-h-12 w-full min-w-0 items-stretch overflow-hidden rounded-md border bg-raised text-ink transition-[border-color,box-shadow] duration-quick has-[:focus]:border-brand'

/**
 * The box every text-like control sits in: 48 px, a border that identifies it, a ring while its control has
 * keyboard focus. The control itself goes inside with `controlInputClass`.
 *
 * @param invalid whether the control's value is invalid. Default false
 */
export function controlFrameClass({ invalid = false }: { invalid?: boolean } = {}): string {
  return `${frameClass} ${invalid ? 'border-danger shadow-[inset_0_0_0_1px_var(--cg-danger)] hover:border-danger' : 'border-line-strong hover:border-ink-muted'}`
}

/** The control inside a `controlFrameClass`; give it `data-control` too, so that the frame can follow its state. */
export const controlInputClass =
  'min-w-0 flex-1 bg-transparent px-3.5 text-base text-ink outline-none placeholder:text-ink-muted disabled:text-ink-muted'
