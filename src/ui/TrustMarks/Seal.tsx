import { useState } from 'react'
import classes from './TrustMarks.module.css'

type Props = { name: string; page: string; picture: string }

/** Seals need the shop's origin as the referrer, else their pages say that they do not know the shop. */
export function Seal({ name, page, picture }: Props) {
  const [isMissing, setMissing] = useState(false)
  return (
    <a href={page} target="_blank" rel="noopener" referrerPolicy="origin" className={classes.seal}>
      {isMissing ? (
        name
      ) : (
        <img
          src={picture}
          alt={name}
          width={96}
          height={96}
          loading="lazy"
          decoding="async"
          referrerPolicy="origin"
          onError={() => setMissing(true)}
        />
      )}
    </a>
  )
}
