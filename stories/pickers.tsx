import type { PickedField } from '#src/features/forms/use-form.ts'
import { BirthDate } from '#src/routes/-BirthDate.tsx'
import { CallTime } from '#src/routes/-CallTime.tsx'

export const renderBirthDate = (field: PickedField) => <BirthDate label="تاریخ تولد (اختیاری)" {...field} />
export const renderCallAt = (field: PickedField) => (
  <CallTime label="چه زمانی تماس بگیریم؟ (اختیاری)" {...field} />
)
