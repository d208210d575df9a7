import type { Drawing } from '../EmptyState/EmptyState.tsx'
import type { ErrorKind } from './ErrorView.tsx'

/** A plug out of its socket, a cut thread, a jug on a workbench, a torn label, a broken bowl. */
export const drawings = {
  offline:
    'M10 104c22 0 22-36 44-36h8M62 52h18c14 0 22 8 22 16s-8 16-22 16H62zM102 62h14M102 74h14M150 44h-12c-10 0-16 10-16 24s6 24 16 24h12',
  unreachable: 'thread',
  maintenance:
    'M58 34h34M64 34c0 16-22 26-22 50 0 20 14 30 33 30s33-10 33-30c0-24-22-34-22-50M102 66c18-6 28 2 24 16-2 10-10 16-20 16M14 116h132M26 116v22M134 116v22',
  contract:
    'M36 22h88v52l-12-8-14 12-16-12-16 12-16-12-14 10zM36 92l14-10 16 12 16-12 16 12 14-12 12 8v48H36zM54 42h36M54 112h52M54 124h30',
  unexpected:
    'M20 62h52l8 14-10 12 12 14-6 14M88 62h52c0 36-18 56-48 56l8-16-12-14 10-12zM20 62c0 34 16 54 46 56M60 134h44M70 44l-6-12M82 40V26M94 44l6-12',
} satisfies Record<ErrorKind, Drawing>
