import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { defaultSettings, startScrollReveal } from '../scroll-reveal.ts'
import { Section } from '#src/ui/Section/Section.tsx'
import { Sections } from './Sections.tsx'

const meta = { component: Sections } satisfies Meta<typeof Sections>
export default meta

const sections = ['تخفیف‌دارها', 'تازه‌رسیده‌ها', 'محبوب خریداران'].map((title) => (
  <Section key={title} title={title}>
    <p>فرش، مینا و خاتم.</p>
  </Section>
))

export const Three: StoryObj<typeof meta> = { args: { children: sections } }

const tall = (title: string) => (
  <Section key={title} title={title}>
    <button type="button" style={{ blockSize: '100vh' }}>
      {title}
    </button>
  </Section>
)

export const ComesIn: StoryObj<typeof meta> = {
  args: { children: ['اول', 'دوم', 'سوم'].map(tall) },
  parameters: { visual: { skip: 'at rest it is the one above' } },
  play: async ({ canvas }) => {
    const [first, , third] = canvas.getAllByRole('region')
    const container = third!.parentElement!
    const opacity = () => getComputedStyle(third!).opacity
    const end = startScrollReveal()
    await expect(container.style.getPropertyValue('--scroll-in')).toBe('400ms ease 0ms')
    await expect(first).not.toHaveAttribute('data-scrolled')
    await expect(third).toHaveAttribute('data-scrolled', 'away')
    const isMoving = !matchMedia('(prefers-reduced-motion: reduce)').matches
    await expect(opacity()).toBe(isMoving ? '0' : '1')
    for (const _ of ['once', 'and again']) {
      third!.scrollIntoView({ behavior: 'instant' })
      await waitFor(() => expect(third).toHaveAttribute('data-scrolled', 'in'))
      await waitFor(() => expect(opacity()).toBe('1'))
      scrollTo({ top: 0, behavior: 'instant' })
      await waitFor(() => expect(third).toHaveAttribute('data-scrolled', 'away'))
    }
    canvas.getByRole('button', { name: 'سوم' }).focus({ preventScroll: true })
    await expect(opacity()).toBe('1')
    end()
    await expect(third).not.toHaveAttribute('data-scrolled')
  },
}

const paragraph = (textContent: string) => Object.assign(document.createElement('p'), { textContent })

export const StopsAtOnce: StoryObj<typeof meta> = {
  args: { children: ['اول', 'دوم'].map(tall) },
  parameters: { visual: { skip: 'at rest it is the one above' } },
  play: async ({ canvasElement }) => {
    const container = canvasElement.querySelector('[data-scroll-in]')!
    const end = startScrollReveal({ ...defaultSettings, debounce: 0 })
    const late = container.appendChild(paragraph('چهارم'))
    dispatchEvent(new Event('resize'))
    end()
    await new Promise((done) => setTimeout(done))
    await expect(late).not.toHaveAttribute('data-scrolled')
    late.remove()
  },
}

export const ComesLater: StoryObj<typeof meta> = {
  args: { children: ['اول', 'دوم'].map(tall) },
  parameters: { visual: { skip: 'at rest it is the one above' } },
  play: async ({ canvasElement }) => {
    const container = canvasElement.querySelector('[data-scroll-in]')!
    const end = startScrollReveal({ ...defaultSettings, once: true })
    const late = container.appendChild(paragraph('چهارم'))
    await waitFor(() => expect(late).toHaveAttribute('data-scrolled', 'away'))
    late.scrollIntoView({ behavior: 'instant' })
    await waitFor(() => expect(late).toHaveAttribute('data-scrolled', 'in'))
    scrollTo({ top: 0, behavior: 'instant' })
    history.replaceState(history.state, '', '#led-to')
    const ledTo = Object.assign(paragraph('پنجم'), { id: 'led-to' })
    container.append(ledTo)
    await waitFor(() => expect(ledTo).toHaveAttribute('data-scrolled', 'in'))
    await expect(late).toHaveAttribute('data-scrolled', 'in')
    end()
    ledTo.remove()
    late.remove()
    history.replaceState(history.state, '', location.pathname + location.search)
  },
}
