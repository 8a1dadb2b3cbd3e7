/**
 * What pdf.js expects of the page's styles around its text layer: each run of text is placed by the custom properties it
 * sets (`--font-height`, `--scale-x`, `--rotate`), and stays invisible over the picture of the same words.
 */
export const textLayerClass = [
  'absolute inset-0 origin-top-left overflow-clip text-start leading-none forced-color-adjust-none [text-size-adjust:none]',
  '[--scale-round-x:1px] [--scale-round-y:1px] [--min-font-size:1] [--min-font-size-inv:calc(1/var(--min-font-size))]',
  '[--text-scale-factor:calc(var(--total-scale-factor)*var(--min-font-size))]',
  '[&_:is(span,br)]:absolute [&_:is(span,br)]:origin-top-left [&_:is(span,br)]:cursor-text',
  '[&_:is(span,br)]:whitespace-pre [&_:is(span,br)]:text-transparent',
  '[&_span:not(.markedContent)]:[font-size:calc(var(--text-scale-factor)*var(--font-height,0))]',
  '[&_span:not(.markedContent)]:[transform:rotate(var(--rotate,0deg))_scaleX(var(--scale-x,1))_scale(var(--min-font-size-inv))]',
  '[&_.markedContent]:contents [&_::selection]:bg-[rgb(11_92_173/0.3)]',
].join(' ')
