import DOMPurify from 'dompurify'

const ALLOWED_TAGS = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'a', 'strong', 'em', 'br', 'bdi']
const ALLOWED_ATTR = ['href', 'hreflang', 'lang', 'dir']

/** Security: the HTML of editors without scripts, styles, pictures, forms and frames. */
export const sanitize = (html: string) =>
  DOMPurify.sanitize(html, { ALLOWED_TAGS, ALLOWED_ATTR, ALLOW_DATA_ATTR: false, ALLOW_ARIA_ATTR: false })
