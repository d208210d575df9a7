type Named = { title: string; variant: string }

export const withVariant = ({ title, variant }: Named) => (variant ? `${title} (${variant})` : title)

/** With the variant where another line has the same title. */
export const lineName = (line: Named, lines: readonly Named[]) =>
  lines.some((other) => other.title === line.title && other.variant !== line.variant)
    ? withVariant(line)
    : line.title
