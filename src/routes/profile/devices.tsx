import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { withTexts } from '#i18n/texts.ts'
import { DeviceList } from '#src/features/account/DeviceList/DeviceList.tsx'
import { devicesQuery } from '#src/features/account/devices-query.ts'
import { NoIndexHead } from '#src/ui/NoIndexHead/NoIndexHead.tsx'

export const Route = createFileRoute('/profile/devices')({
  loader: ({ context: { queryClient, texts } }) =>
    withTexts(texts('security'), queryClient.fetchQuery(devicesQuery())),
  component: DevicesPage,
})

function DevicesPage() {
  const { LL } = useI18nContext()
  const { data: devices } = useSuspenseQuery(devicesQuery())
  return (
    <>
      <NoIndexHead title={LL.account.devices()} />
      <DeviceList devices={devices} />
    </>
  )
}
