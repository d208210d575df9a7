import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { ReactNode } from 'react'
import type { ProductCard } from '#contracts/catalogue.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { searched } from '#src/stores/recent.ts'
import { Picture } from '#src/ui/Picture/Picture.tsx'
import { Price } from '#src/ui/Price/Price.tsx'
import type { SearchPanelProps } from '#src/ui/SearchField/SearchField.tsx'
import { IconHistory, IconLayoutGrid, IconSearch } from '#src/ui/icons.ts'
import classes from './Suggestions.module.css'

type OptionProps = Pick<SearchPanelProps, 'box' | 'onPick'>

/** Reached by the arrow keys of the input, never by Tab. */
const optionProps = (name: string, { box, onPick }: OptionProps) => {
  const id = `${box.listId}-${name}`
  return {
    id,
    role: 'option',
    'aria-selected': box.active === id,
    tabIndex: -1,
    preload: 'intent',
    className: classes.option,
    onClick: onPick,
  } as const
}

export function OptionGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} role="presentation" className={classes.title}>
        {title}
      </p>
      {children}
    </div>
  )
}

export function SearchOption({
  kind,
  text,
  ...props
}: OptionProps & { kind: 'recent' | 'all'; text: string }) {
  const { LL } = useI18nContext()
  const Icon = kind === 'recent' ? IconHistory : IconSearch
  return (
    <Link
      {...optionProps(`${kind}-${encodeURIComponent(text)}`, props)}
      to="/search"
      search={{ text }}
      data-kind={kind}
      onClick={() => {
        searched(text)
        props.onPick()
      }}
    >
      <Icon size={18} stroke={1.6} />
      <bdi className={classes.name}>{kind === 'recent' ? text : LL.search.all({ text })}</bdi>
    </Link>
  )
}

type CategoryOptionProps = OptionProps & { category: { label: string; title: string } }

export function CategoryOption({ category, ...props }: CategoryOptionProps) {
  return (
    <Link
      {...optionProps(category.label, props)}
      to="/search/$catLabel"
      params={{ catLabel: category.label }}
      data-kind="category"
    >
      <IconLayoutGrid size={18} stroke={1.6} />
      <span className={classes.name}>{category.title}</span>
    </Link>
  )
}

export function ProductOption({ product, ...props }: OptionProps & { product: ProductCard }) {
  const { id, label, catLabel, title, picture, price, oldPrice, discountPercent } = product
  return (
    <Link
      {...optionProps(String(id), props)}
      to="/search/$catLabel/$productLabel"
      params={{ catLabel, productLabel: label }}
      data-kind="product"
    >
      <span className={classes.picture}>
        <Picture picture={picture} width={48} eager alt="" />
      </span>
      <span className={classes.name}>{title}</span>
      <Price price={price} oldPrice={oldPrice} discountPercent={discountPercent} size="sm" />
    </Link>
  )
}
