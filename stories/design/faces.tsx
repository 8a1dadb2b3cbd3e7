import { typeScale } from '../../ui/src/tokens/tokens'

const weightSamples = [300, 400, 500, 600, 700, 800].map((weight) => (
  <span key={weight} style={{ fontWeight: weight }}>
    {weight}
  </span>
))

/** The two typefaces, each with its purpose. */
export function Faces() {
  return (
    <div className="grid gap-10 md:grid-cols-2">
      <figure className="space-y-4">
        <p aria-hidden="true" className="font-bold font-display text-[7rem] text-brand-ink leading-none">
          Gg
        </p>
        <figcaption>
          <h3 className="text-xl">Bricolage Grotesque</h3>
          <p className="text-ink-muted text-sm">Titles, numbers one should notice, the logo. Never below 20 px.</p>
        </figcaption>
        <p className="flex flex-wrap gap-x-4 font-display text-lg">{weightSamples}</p>
        <p className="font-display text-xl leading-snug">Can you do Thursday nights at the bakery on Sydney Road?</p>
      </figure>
      <figure className="space-y-4">
        <p aria-hidden="true" className="font-text text-[7rem] text-brand-ink leading-none">
          Aa
        </p>
        <figcaption>
          <h3 className="font-bold font-text text-xl tracking-normal">Atkinson Hyperlegible Next</h3>
          <p className="text-ink-muted text-sm">
            Everything that is read. Drawn so that Il1, O0 and B8 are never mistaken for each other.
          </p>
        </figcaption>
        <p className="flex flex-wrap gap-x-4 text-lg">{weightSamples}</p>
        <p className="text-lg tabular-nums">
          $26.44 – $33.05 Per Hour
          <br />
          $11.11 – $18.80 Per Hour
        </p>
      </figure>
    </div>
  )
}

/** The modular type scale, largest first, each step in its typeface. */
export function TypeScale() {
  const steps = Object.entries(typeScale).reverse()
  return (
    <ol className="divide-y divide-line">
      {steps.map(([name, [size, lineHeight]], index) => (
        <li key={name} className="grid items-baseline gap-x-6 gap-y-1 py-3 sm:grid-cols-[7.5rem_minmax(0,1fr)]">
          <span className="text-ink-muted text-sm">
            <span className="font-bold text-ink">{name}</span> {size} / {lineHeight}
          </span>
          <span
            className={index < 5 ? 'font-bold font-display tracking-tight' : 'font-text'}
            style={{ fontSize: size, lineHeight }}
          >
            {index < 5 ? 'Saturdays, outdoors' : 'Water, sell and repot on Saturdays; no experience needed.'}
          </span>
        </li>
      ))}
    </ol>
  )
}
