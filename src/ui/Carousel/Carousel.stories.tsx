import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMounted } from '@mantine/hooks'
import { expect, waitFor, within } from 'storybook/test'
import { expectNoOverflow } from '#stories/expect-no-overflow.ts'
import { textOf } from '#stories/text.ts'
import { Carousel } from './Carousel.tsx'
import { CarouselSkeleton } from './CarouselSkeleton.tsx'

const title = 'کاسه‌های لعابی'

const items = (count: number, name = 'کاسه') =>
  Array.from({ length: count }, (_, index) => (
    <li key={index} style={{ border: '1px solid var(--hairline)' }}>
      <a href={`#${index}`} style={{ display: 'block', blockSize: 200, padding: 16 }}>
        {`${name} ${index + 1}`}
      </a>
    </li>
  ))

const meta = {
  component: Carousel,
  args: { title, size: 'sm', children: items(9) },
} satisfies Meta<typeof Carousel>
export default meta

type Story = StoryObj<typeof meta>
type PlayContext = Parameters<NonNullable<Story['play']>>[0]

/** The measured state is rendered by the third frame. */
async function nextLayout() {
  for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame)
}

async function partsOf({ canvas, globals }: PlayContext) {
  await nextLayout()
  const { rows } = textOf(globals).search
  return {
    track: canvas.getByRole('list'),
    back: canvas.queryByRole('button', { name: rows.previous({ title }) }),
    onward: canvas.queryByRole('button', { name: rows.next({ title }) }),
  }
}

function isVisible(track: HTMLElement, index: number) {
  const [frame, item] = [track, within(track).getAllByRole('listitem').at(index)!].map((each) =>
    each.getBoundingClientRect(),
  )
  return item!.left >= frame!.left && item!.right <= frame!.right
}

const expectVisible = (track: HTMLElement, index: number) =>
  waitFor(() => expect(isVisible(track, index)).toBe(true))

const byButton: Story['play'] = async (place) => {
  const { track, back, onward } = await partsOf(place)
  await expect(place.canvas.getByRole('region')).toHaveAttribute(
    'aria-roledescription',
    textOf(place.globals).search.rows.carousel(),
  )
  await expect(back).toHaveAttribute('aria-disabled', 'true')
  await place.userEvent.click(onward!)
  await waitFor(() => expect(isVisible(track, 0)).toBe(false))
  await expect(Math.sign(track.scrollLeft)).toBe(place.globals.locale === 'fa' ? -1 : 1)
  await waitFor(() => expect(back).toHaveAttribute('aria-disabled', 'false'))
  await place.userEvent.click(back!)
  await expectVisible(track, 0)
  await waitFor(() => expect(back).toHaveAttribute('aria-disabled', 'true'))
}

const byKeyboard: Story['play'] = async (place) => {
  const { track, back, onward } = await partsOf(place)
  const { userEvent, globals } = place
  const [left, right] = ['{ArrowLeft}', '{ArrowRight}']
  track.focus()
  await userEvent.keyboard('{End}')
  await expectVisible(track, -1)
  await waitFor(() => expect(onward).toHaveAttribute('aria-disabled', 'true'))
  await userEvent.keyboard(globals.locale === 'fa' ? right : left)
  await waitFor(() => expect(isVisible(track, -1)).toBe(false))
  await userEvent.keyboard('{Home}')
  await expectVisible(track, 0)
  await userEvent.keyboard(globals.locale === 'fa' ? left : right)
  await waitFor(() => expect(isVisible(track, 0)).toBe(false))
  await waitFor(() => expect(back).toHaveAttribute('aria-disabled', 'false'))
}

export const ByButtonRtl: Story = { play: byButton }
export const ByButtonLtr: Story = { globals: { locale: 'en' }, play: byButton }
export const ByKeyboardRtl: Story = { play: byKeyboard }
export const ByKeyboardLtr: Story = { globals: { locale: 'ru' }, play: byKeyboard }

export const AtTheEnd: Story = {
  args: { children: items(6) },
  play: async (place) => {
    const { track, onward } = await partsOf(place)
    onward!.focus()
    for (const _ of [1, 2, 3]) await place.userEvent.keyboard('{Enter}')
    await expectVisible(track, -1)
    await waitFor(() => expect(onward).toHaveAttribute('aria-disabled', 'true'))
    await expect(onward).toHaveFocus()
  },
}

export const FocusBringsIntoSight: Story = {
  play: async (place) => {
    const { track } = await partsOf(place)
    within(track).getAllByRole('link')[5]!.focus()
    await expectVisible(track, 5)
  },
}

/** A browser scrolls to a focused item only where nothing of it is in sight. */
export const FocusShowsWholeItem: Story = {
  parameters: { visual: { skip: 'its items look as those of ByButtonRtl do' } },
  globals: { viewport: { value: '390' } },
  play: async (place) => {
    const { track } = await partsOf(place)
    const { userEvent } = place
    track.focus()
    for (const index of [0, 1, 2, 3]) {
      await userEvent.tab()
      await expect(within(track).getAllByRole('link')[index]).toHaveFocus()
      await expectVisible(track, index)
    }
    for (const index of [2, 1, 0]) {
      await userEvent.tab({ shift: true })
      await expectVisible(track, index)
    }
    await expect(scrollY).toBe(0)
  },
}

const expectControls = async (place: PlayContext, isNeeded: boolean) => {
  const { track, back, onward } = await partsOf(place)
  await expect([back !== null, onward !== null]).toEqual([isNeeded, isNeeded])
  await expect(track.hasAttribute('tabindex')).toBe(isNeeded)
  await expect(place.canvas.getByRole('region').hasAttribute('aria-roledescription')).toBe(isNeeded)
}

export const One: Story = {
  args: { children: items(1) },
  play: async (place) => expectControls(place, false),
}

export const Two: Story = {
  args: { children: items(2) },
  play: async (place) => expectControls(place, !matchMedia('(min-width: 48em)').matches),
}

/** Its second carousel is mounted by an effect of the first one. */
function Pair() {
  const titles = useMounted() ? [title, `${title} ۲`] : [title]
  return titles.map((each) => (
    <Carousel key={each} title={each} size="sm">
      {items(4)}
    </Carousel>
  ))
}

const observerErrors: string[] = []

/** "ResizeObserver loop completed with undelivered notifications" reaches the error reporter. */
export const ObservesWithoutErrors: Story = {
  parameters: { visual: { skip: 'it looks as ByButtonRtl does, twice' } },
  globals: { viewport: { value: '390' } },
  render: () => <Pair />,
  beforeEach: () => {
    observerErrors.length = 0
    const note = ({ message }: ErrorEvent) => observerErrors.push(message)
    addEventListener('error', note)
    return () => removeEventListener('error', note)
  },
  play: async ({ canvas, globals }) => {
    const { rows } = textOf(globals).search
    await canvas.findByRole('button', { name: rows.next({ title: `${title} ۲` }) })
    await nextLayout()
    await expect(observerErrors).toEqual([])
  },
}

export const LongNames: Story = {
  args: {
    title: 'کاسه‌های لعابی کارگاه‌های کوچک میبد و لالجین و مند گناباد که این هفته رسیده‌اند',
    note: 'تا جمعه ۶ آذر',
    all: <a href="#all">مشاهده همه</a>,
    children: items(6, 'کاسه‌ای‌که‌نامش‌هیچ‌جا‌شکسته‌نمی‌شود‌و‌در‌یک‌خط‌نمی‌گنجد'),
  },
  play: expectNoOverflow,
}

export const Loading: Story = { render: () => <CarouselSkeleton size="sm" ratio={4 / 5} /> }
export const LoadingArticles: Story = { render: () => <CarouselSkeleton size="lg" ratio={1} /> }
