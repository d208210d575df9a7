import type { NamespaceSearchTranslation } from '../../i18n-types.ts'

export default {
  suggestions: 'Подсказки поиска',
  count: '{count|digits} {{count:|подсказка||подсказки|подсказок|подсказки}}',
  recent: 'Вы недавно искали',
  forget: 'Убрать «{text}» из недавних запросов',
  forgetAll: 'Убрать все',
  products: 'Товары',
  all: 'Все результаты по запросу «{text}»',
  nothing: 'По запросу «{text}» ничего не нашлось',
  nothingText: 'Проверьте, нет ли опечатки, или введите более короткое и общее слово.',
  nothingFiltered: 'С выбранными фильтрами ничего не осталось. Сбросьте их или измените запрос.',
  didYouMean: 'Возможно, вы искали «{text}»?',
  everywhere: 'Искать во всех товарах',
  browse: 'Начните с категории',
  popular: 'Популярное у покупателей',
  viewed: 'Вы недавно смотрели',
  rows: {
    seeAll: 'Смотреть все',
    carousel: 'карусель',
    previous: 'Назад: {title}',
    next: 'Дальше: {title}',
  },
} satisfies NamespaceSearchTranslation
