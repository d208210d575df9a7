import DOMPurify from 'dompurify'

const ALLOWED_TAGS = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'a', 'strong', 'em', 'br', 'bdi']
const ALLOWED_ATTR = ['href', 'hreflang', 'lang', 'dir']

/** What editors may write, of the HTML that came: no scripts, styles, pictures, forms or frames. */
export const sanitize = (html: string) =>
  DOMPurify.sanitize(html, { ALLOWED_TAGS, ALLOWED_ATTR, ALLOW_DATA_ATTR: false, ALLOW_ARIA_ATTR: false })
