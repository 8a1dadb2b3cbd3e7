import { content } from '../content'

/** Four reasons, set like an index: numbers and rules instead of boxes. */
export function Reasons() {
  const { title, reasons } = content.why
  return (
    <section className="page grid gap-8 py-14 sm:py-20 lg:grid-cols-[1fr_2fr] lg:gap-16">
      <h2 className="text-3xl sm:text-4xl lg:max-w-[11ch]">{title}</h2>
      <ol className="divide-y divide-line border-line border-y">
        {reasons.map((reason, index) => (
          <li
            key={reason.title}
            className="grid grid-cols-[2.5rem_1fr] gap-x-4 gap-y-1.5 py-5 sm:grid-cols-[3.5rem_1fr_1.4fr]"
          >
            <span aria-hidden className="font-display font-bold text-2xl text-brand-ink">
              {index + 1}
            </span>
            <h3 className="text-lg">{reason.title}</h3>
            <p className="col-start-2 text-ink-muted sm:col-start-auto">{reason.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
