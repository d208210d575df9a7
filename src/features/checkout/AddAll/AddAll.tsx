import { useAddAll } from '../use-add-all.ts'
import type { WantedLine } from '../add-all.ts'
import { AddRest } from '../AddRest/AddRest.tsx'

export const AddAll = ({ lines }: { lines: readonly WantedLine[] }) => <AddRest adding={useAddAll(lines)} />
