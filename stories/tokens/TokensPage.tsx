import { useState } from 'react'
import type { CSSProperties } from 'react'
import { theme } from '#src/app/theme.ts'
import { contrastOf } from './contrast.ts'
import classes from './TokensPage.module.css'
import { lengths, pairs, palettes, sizes, weights } from './tokens.ts'

type Props = {
  specimens: Readonly<Record<string, string>>
}

export function TokensPage({ specimens }: Props) {
  return (
    <main className={classes.page}>
      <h1>Design tokens</h1>
      <section className={classes.section} aria-labelledby="colours">
        <h2 id="colours">Colours, and what may stand on them</h2>
        {pairs.map(({ ink, grounds, needs }) => (
          <ul key={ink} className={classes.row}>
            {grounds.map((ground) => (
              <Swatch key={ground} ink={ink} ground={ground} needs={needs} />
            ))}
          </ul>
        ))}
      </section>
      <section className={classes.section} aria-labelledby="palettes">
        <h2 id="palettes">Palettes</h2>
        {palettes.map((name) => (
          <div key={name} className={classes.palette}>
            <code>{name}</code>
            <ol className={classes.shades}>
              {theme.colors![name]!.map((shade) => (
                <li key={shade} style={{ background: shade }}>
                  <span className={classes.shade}>{shade}</span>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </section>
      <section className={classes.section} aria-labelledby="letters">
        <h2 id="letters">Letters</h2>
        {sizes.map((size) => (
          <Specimen key={size} label={`${size}`} style={{ fontSize: size }} specimens={specimens} />
        ))}
        {weights.map((weight) => (
          <Specimen
            key={weight}
            label={`16 · ${weight}`}
            style={{ fontWeight: weight }}
            specimens={specimens}
          />
        ))}
      </section>
      <section className={classes.section} aria-labelledby="measures">
        <h2 id="measures">Measures</h2>
        <dl className={classes.measures}>
          {lengths.map((name) => (
            <div key={name} className={classes.measure}>
              <dt>
                <code>--{name}</code>
              </dt>
              <dd>
                <Measured name={name} />
              </dd>
            </div>
          ))}
        </dl>
        <p className={classes.floating}>
          <code>--float</code>
        </p>
      </section>
    </main>
  )
}

type SpecimenProps = Props & { label: string; style: CSSProperties }

function Specimen({ label, style, specimens }: SpecimenProps) {
  return (
    <div className={classes.size}>
      <code>{label}</code>
      {Object.entries(specimens).map(([language, sentence]) => (
        <p key={language} lang={language} dir="auto" style={style}>
          {sentence}
        </p>
      ))}
    </div>
  )
}

type SwatchProps = { ink: string; ground: string; needs: number }

function Swatch({ ink, ground, needs }: SwatchProps) {
  const [contrast, setContrast] = useState<number>()
  const measure = (element: HTMLElement | null) => {
    if (!element) return
    const { color, backgroundColor } = getComputedStyle(element)
    setContrast(contrastOf(color, backgroundColor))
  }
  const style = { color: `var(--${ink})`, background: `var(--${ground})` }
  const isShape = needs < 4.5
  return (
    <li ref={measure} className={classes.swatch} style={style} data-contrast={contrast} data-needs={needs}>
      {isShape ? <span className={classes.outline} /> : <strong>{ink}</strong>}
      <span className={isShape ? classes.aside : undefined}>
        {isShape && `${ink} `}on {ground}
      </span>
      <span className={isShape ? classes.aside : undefined}>{contrast?.toFixed(1)}</span>
    </li>
  )
}

function Measured({ name }: { name: string }) {
  const [value, setValue] = useState('')
  const measure = (element: HTMLElement | null) => {
    if (element) setValue(getComputedStyle(element).getPropertyValue(`--${name}`))
  }
  return (
    <span ref={measure} className={classes.measured}>
      <span className={classes.bar} style={{ inlineSize: `var(--${name})` }} />
      {value}
    </span>
  )
}
