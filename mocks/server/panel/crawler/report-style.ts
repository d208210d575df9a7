export const reportStyle = `
.report { display: grid; gap: 8px; margin-block-start: 8px }
.report dd { grid-column: 2; overflow-wrap: anywhere }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr)); gap: 16px }
figure { margin: 0; display: grid; gap: 6px; align-content: start; min-inline-size: 0 }
.card {
  display: flex; flex-direction: column; overflow: hidden; border: 1px solid var(--line); border-radius: 8px;
  background: var(--raised);
}
.card.small { flex-direction: row-reverse; align-items: center }
.card img { inline-size: 100%; aspect-ratio: 1200 / 630; object-fit: cover; background: var(--line) }
.card.small img { inline-size: 80px; aspect-ratio: 1; flex: none }
.words { display: grid; gap: 2px; padding: 8px 12px; flex: 1; min-inline-size: 0; overflow-wrap: anywhere }
.site { color: var(--soft); font-size: 12px } .title { font-weight: 600 } .description { color: var(--soft) }
.telegram, .slack { border-inline-start: 4px solid var(--gold) }
.telegram img, .slack img { order: 1 }
`
