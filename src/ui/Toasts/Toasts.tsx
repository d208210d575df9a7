import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { MantineThemeProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import '@mantine/notifications/styles.layer.css'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import classes from './Toasts.module.css'

/** Only a theme default can name the close button of a toast. */
const closeButtonTheme = (name: string) => ({
  components: { Notification: { defaultProps: { closeButtonProps: { 'aria-label': name } } } },
})

export function Toasts() {
  const { LL } = useI18nContext()
  return (
    <MantineThemeProvider inherit theme={closeButtonTheme(LL.nav.close())}>
      <Notifications
        position="top-center"
        limit={3}
        className={classes.area}
        classNames={{ notification: classes.toast }}
      />
    </MantineThemeProvider>
  )
}
