import type { NamespaceSecurityTranslation } from '../../i18n-types.ts'

export default {
  devices: {
    text: 'Ваш аккаунт открыт на этих устройствах. Если какое-то из них вам незнакомо, выйдите на нём и смените пароль.',
    name: '{browser}, {os}',
    unknown: 'Неизвестное устройство',
    current: 'Это устройство',
    signedInAt: 'Вход: {at}',
    seenAt: 'Последний визит: {at}',
    leave: 'Выйти',
    leaveNamed: 'Выйти на устройстве «{name}»',
    left: 'Вы вышли на устройстве «{name}»',
    leaveOthers: 'Выйти на всех других устройствах',
    leaveOthersAsk:
      'Выйти ещё на {count|digits} {{count:|устройстве||устройстве|устройствах|устройствах}}? Для нового входа понадобится код или пароль.',
    leaveOthersYes: 'Выйти',
    leaveOthersNo: 'Оставить',
    othersLeft: 'Вы вышли на всех других устройствах',
    onlyThis: 'Ваш аккаунт открыт только на этом устройстве.',
  },
} satisfies NamespaceSecurityTranslation
