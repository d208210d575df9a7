import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { closeModal, modal } from '#src/stores/modal.ts'
import { Picture } from '#src/ui/Picture/Picture.tsx'
import { Sheet } from '#src/ui/Sheet/Sheet.tsx'
import { categoryQueries } from '../queries.ts'
import classes from './CategoryMenu.module.css'

type MenuLinkProps = { category: { label: string }; className: string | undefined; children: ReactNode }

function MenuLink({ category, className, children }: MenuLinkProps) {
  return (
    <Link
      to="/search/$catLabel"
      params={{ catLabel: category.label }}
      className={className}
      onClick={closeModal}
    >
      {children}
    </Link>
  )
}

export function CategoryMenu() {
  const { LL } = useI18nContext()
  const { open } = useSnapshot(modal)
  const { data: categories = [] } = useQuery(categoryQueries.tree())
  const featured = categories[0]
  return (
    <Sheet
      opened={open?.name === 'menu'}
      onClose={closeModal}
      position="top"
      size="auto"
      title={LL.nav.categories()}
    >
      <div className={classes.panel}>
        <ul className={classes.categories}>
          <li>
            <Link to="/search" className={classes.parent} onClick={closeModal}>
              {LL.nav.allProducts()}
            </Link>
          </li>
          {categories.map((category) => (
            <li key={category.id}>
              <MenuLink category={category} className={classes.parent}>
                {category.title}
              </MenuLink>
              <ul>
                {category.children.map((child) => (
                  <li key={child.id}>
                    <MenuLink category={child} className={classes.child}>
                      {child.title}
                    </MenuLink>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        {featured && (
          <MenuLink category={featured} className={classes.featured}>
            <Picture picture={featured.picture} width={240} alt="" />
            <span>{featured.blurb}</span>
          </MenuLink>
        )}
      </div>
    </Sheet>
  )
}
