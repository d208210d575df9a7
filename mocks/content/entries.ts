import type { ContentKind } from '#contracts/content.ts'
import type { Text } from '../catalogue/seed.ts'

export type ContentSeed = {
  kind: ContentKind
  label: string
  /** A leaf category; the picture of its first product stands for the entry. */
  cover: string
  publishedOn: string
  title: Text
  summary: Text
  /** Paragraphs, one a line. */
  body: Text
  event: { from: string; to: string; venue: Text; city: Text } | null
}

export const entries: readonly ContentSeed[] = [
  {
    kind: 'blogs',
    label: 'reading-a-carpet',
    cover: 'handwoven-carpets',
    publishedOn: '2026-10-24',
    title: ['چگونه یک فرش را بخوانیم', 'How to read a carpet', 'Как читать ковёр'],
    summary: [
      'از ترنج تا لچک و حاشیه، هر بخش فرش سخنی دارد.',
      'From the medallion to the border, each part of a carpet says something.',
      'От медальона до каймы: каждая часть ковра что-то говорит.',
    ],
    body: [
      'فرش را از میانه بخوانید: ترنج، سپس زمینه و لچک‌ها و در پایان حاشیه.\nپشت فرش راست‌گوتر از روی آن است؛ گره‌های یک‌دست نشان دستی آرام است.',
      'Read a carpet from the middle: the medallion, then the field and the corners, and the border last.\nThe back is more honest than the face; even knots come from a calm hand.',
      'Читайте ковёр от середины: медальон, затем поле и углы, и напоследок кайма.\nИзнанка честнее лица: ровные узлы — знак спокойной руки.',
    ],
    event: null,
  },
  {
    kind: 'blogs',
    label: 'real-saffron',
    cover: 'saffron-spices',
    publishedOn: '2026-11-08',
    title: ['زعفران خوب را بشناسیم', 'Telling good saffron', 'Как узнать хороший шафран'],
    summary: [
      'سه آزمون ساده که در آشپزخانه هم می‌شود انجام داد.',
      'Three simple tests that any kitchen can manage.',
      'Три простые проверки, которые можно сделать на кухне.',
    ],
    body: [
      'رشته را در آب سرد بیندازید؛ رنگ باید آرام و زرد پس بدهد و خود رشته سرخ بماند.\nبوی زعفران تازه به عسل و کاه می‌ماند و روی کاغذ چربی نمی‌گذارد.',
      'Drop a thread into cold water: the colour should come slowly and yellow, and the thread stay red.\nFresh saffron smells of honey and hay, and leaves no grease on paper.',
      'Опустите нить в холодную воду: цвет должен выходить медленно и жёлтым, а сама нить — остаться красной.\nСвежий шафран пахнет мёдом и сеном и не оставляет на бумаге жирных следов.',
    ],
    event: null,
  },
]
