import { Drawer } from '@mantine/core'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSnapshot } from 'valtio'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { closeMenu, menu } from '#src/stores/menu.ts'
import { Picture } from '#src/ui/Picture/Picture.tsx'
import { categoryQueries } from '../queries.ts'
import classes from './CategoryMenu.module.css'

/** A full-width panel with two levels and one picture. */
export default function CategoryMenu() {
  const { LL } = useI18nContext()
  const { open } = useSnapshot(menu)
  const { data: categories } = useSuspenseQuery(categoryQueries.tree())
  const featured = categories[0]
  return (
    <Drawer
      opened={open}
      onClose={closeMenu}
      position="top"
      size="auto"
      title={LL.nav.categories()}
      closeButtonProps={{ 'aria-label': LL.nav.close(), size: 44 }}
      transitionProps={{ duration: 200 }}
      classNames={{ content: classes.content, header: classes.header }}
    >
      <div className={classes.panel}>
        <ul className={classes.categories}>
          {categories.map((category) => (
            <li key={category.id}>
              <Link
                to="/search/$catLabel"
                params={{ catLabel: category.label }}
                className={classes.parent}
                onClick={closeMenu}
              >
                {category.title}
              </Link>
              <ul>
                {category.children.map((child) => (
                  <li key={child.id}>
                    <Link
                      to="/search/$catLabel"
                      params={{ catLabel: child.label }}
                      className={classes.child}
                      onClick={closeMenu}
                    >
                      {child.title}
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        {featured && (
          <Link
            to="/search/$catLabel"
            params={{ catLabel: featured.label }}
            className={classes.featured}
            onClick={closeMenu}
          >
            <Picture picture={featured.picture} width={320} alt="" />
            <span>{featured.blurb}</span>
          </Link>
        )}
      </div>
    </Drawer>
  )
}
