import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'

export function BrowseButton() {
  const { LL } = useI18nContext()
  return (
    <Button renderRoot={(props) => <Link to="/search" {...props} />} size="md">
      {LL.cart.browse()}
    </Button>
  )
}
