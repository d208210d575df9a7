import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocation } from '@tanstack/react-router'
import { expect, fn, waitFor } from 'storybook/test'
import { localizedPath } from '#i18n/locales.ts'
import { expectNoOverflow } from '#stories/expect-no-overflow.ts'
import { singleMode } from '#stories/single-mode.ts'
import { Prose } from './Prose.tsx'

const meta = { component: Prose } satisfies Meta<typeof Prose>
export default meta

type Story = StoryObj<typeof meta>

export const WhatEditorsWrite: Story = {
  args: {
    html: '<h2>گره</h2><p>دو گره هست؛ <a href="/search/rugs">فرش‌ها</a> را ببینید.</p><ul><li>متقارن</li><li>نامتقارن</li></ul><blockquote>پشت فرش راست می‌گوید.</blockquote>',
  },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('link')).toHaveAttribute('href', localizedPath(globals.locale, '/search/rugs')),
}

export const WhatNobodyShouldWrite: Story = {
  args: {
    html: `<p onclick="alert(1)" style="position:fixed" id="root" class="x">سلام</p><script>alert(1)</script><img src="x" onerror="alert(1)"><iframe src="https://example.com"></iframe><a href="javascript:alert(1)">پیوند</a><form><input name="code"></form><svg><a xlink:href="javascript:alert(1)">نقش</a></svg>`,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('سلام').getAttributeNames()).toEqual([])
    await expect(canvas.getByText('پیوند')).not.toHaveAttribute('href')
    const left = [...canvasElement.querySelectorAll('p, a, script, img, iframe, form, input, svg')]
    await expect(left.map(({ tagName }) => tagName)).toEqual(['P', 'A'])
  },
}

export const LeftToRight: Story = {
  args: { html: '<h2>The knot</h2><p>There are two.</p><ol><li>Symmetric</li><li>Asymmetric</li></ol>' },
  globals: { locale: 'en' },
}

export const LinksKeepTheLanguage: Story = {
  args: {
    html: [
      '/',
      '/search/rugs?page=2#top',
      '/ru/help',
      '/api/pictures/a.svg',
      '//a.example',
      'https://a.example/b',
    ]
      .map((href) => `<p><a lang="en" href="${href}">href="/x"</a></p>`)
      .join(''),
  },
  globals: { locale: 'en' },
  parameters: { ...singleMode, visual: { skip: 'addresses cannot be seen' } },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: 'href="/x"' })
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/en',
      '/en/search/rugs?page=2#top',
      '/ru/help',
      '/api/pictures/a.svg',
      '//a.example',
      'https://a.example/b',
    ])
  },
}

function Shown({ html }: { html: string }) {
  const { pathname, searchStr, hash } = useLocation()
  return (
    <>
      <Prose html={html} />
      <output>
        {pathname}
        {searchStr}
        {hash}
      </output>
    </>
  )
}

export const LinksAreFollowedByTheRouter: Story = {
  args: {
    html: '<p><a href="/search/rugs?page=2#top"><em>rugs</em></a> <a href="/api/a.svg">picture</a></p>',
  },
  parameters: { ...singleMode, visual: { skip: 'it looks as any other' } },
  render: (args) => <Shown {...args} />,
  play: async ({ canvas, userEvent }) => {
    async function expectPress(name: string, { isLeftToBrowser }: { isLeftToBrowser: boolean }) {
      const onClick = fn((event: Event) => {
        const isLeft = !event.defaultPrevented
        event.preventDefault()
        return isLeft
      })
      addEventListener('click', onClick, { once: true })
      await userEvent.click(canvas.getByText(name))
      await expect(onClick).toHaveReturnedWith(isLeftToBrowser)
    }
    const shown = canvas.getByRole('status')
    await expectPress('picture', { isLeftToBrowser: true })
    await userEvent.keyboard('{Control>}')
    await expectPress('rugs', { isLeftToBrowser: true })
    await userEvent.keyboard('{/Control}')
    await expect(shown).toHaveTextContent(/^\/$/)
    await expectPress('rugs', { isLeftToBrowser: false })
    await waitFor(() => expect(shown).toHaveTextContent('/search/rugs?page=2top'))
  },
}

export const LongNames: Story = {
  args: { html: `<p>${'گره'.repeat(200)}</p>` },
  parameters: singleMode,
  play: expectNoOverflow,
}
