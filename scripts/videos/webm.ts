/** An encoded frame or packet; `timestamp` is in microseconds. */
export type Chunk = { timestamp: number; isKey: boolean; bytes: Uint8Array }

export type Film = {
  width: number
  height: number
  /** Milliseconds. */
  duration: number
  /** VP9; each key frame starts a cluster. */
  video: readonly Chunk[]
  /** Opus, mono, 48 kHz. */
  audio: readonly Chunk[]
  opusHead: Uint8Array
}

const [videoTrack, audioTrack] = [1, 2]

/** EBML variable-length size: the leading bits give the number of bytes. */
function sizeOf(length: number): Buffer {
  const bytes = [1, 2, 3, 4, 5].find((count) => length < 2 ** (7 * count) - 1)!
  const size = Buffer.alloc(bytes)
  size.writeUIntBE(length + 2 ** (7 * bytes), 0, bytes)
  return size
}

function element(id: number, ...content: readonly Uint8Array[]): Buffer {
  const payload = Buffer.concat(content)
  return Buffer.concat([Buffer.from(id.toString(16), 'hex'), sizeOf(payload.length), payload])
}

function uint(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(6)
  bytes.writeUIntBE(value, 0, 6)
  return element(id, bytes)
}

function float(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return element(id, bytes)
}

const text = (id: number, value: string) => element(id, Buffer.from(value))

const header = element(
  0x1a45dfa3,
  uint(0x4286, 1),
  uint(0x42f7, 1),
  uint(0x42f2, 4),
  uint(0x42f3, 8),
  text(0x4282, 'webm'),
  uint(0x4287, 4),
  uint(0x4285, 2),
)

function tracksOf({ width, height, opusHead }: Film): Buffer {
  const size = element(0xe0, uint(0xb0, width), uint(0xba, height))
  const sound = element(0xe1, float(0xb5, 48_000), uint(0x9f, 1))
  const preSkip = Buffer.from(opusHead).readUInt16LE(10)
  return element(
    0x1654ae6b,
    element(0xae, uint(0xd7, videoTrack), uint(0x73c5, 1), uint(0x83, 1), text(0x86, 'V_VP9'), size),
    element(
      0xae,
      uint(0xd7, audioTrack),
      uint(0x73c5, 2),
      uint(0x83, 2),
      text(0x86, 'A_OPUS'),
      element(0x63a2, opusHead),
      uint(0x56aa, Math.round((preSkip / 48_000) * 1e9)),
      uint(0x56bb, 8e7),
      sound,
    ),
  )
}

const milliseconds = ({ timestamp }: Chunk) => Math.round(timestamp / 1000)

function block(track: number, chunk: Chunk, clusterStart: number): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt8(0x80 + track, 0)
  head.writeInt16BE(milliseconds(chunk) - clusterStart, 1)
  head.writeUInt8(chunk.isKey ? 0x80 : 0, 3)
  return element(0xa3, head, chunk.bytes)
}

function clustersOf({ video, audio }: Film): { start: number; bytes: Buffer }[] {
  const starts = video.filter(({ isKey }) => isKey).map(milliseconds)
  return starts.map((start, at) => {
    const end = starts[at + 1] ?? Infinity
    const within = (chunk: Chunk) => milliseconds(chunk) >= start && milliseconds(chunk) < end
    const blocks = [
      ...video.filter(within).map((chunk) => ({ track: videoTrack, chunk })),
      ...audio.filter(within).map((chunk) => ({ track: audioTrack, chunk })),
    ].toSorted((one, other) => one.chunk.timestamp - other.chunk.timestamp)
    const bytes = element(
      0x1f43b675,
      uint(0xe7, start),
      ...blocks.map(({ track, chunk }) => block(track, chunk, start)),
    )
    return { start, bytes }
  })
}

export function webmOf(film: Film): Buffer {
  const info = element(
    0x1549a966,
    uint(0x2ad7b1, 1_000_000),
    float(0x4489, film.duration),
    text(0x4d80, 'zarrin'),
    text(0x5741, 'zarrin'),
  )
  const tracks = tracksOf(film)
  const clusters = clustersOf(film)
  const cuesFrom = (first: number) => {
    let position = first
    const points = clusters.map(({ start, bytes }) => {
      const place = element(0xb7, uint(0xf7, videoTrack), uint(0xf1, position))
      position += bytes.length
      return element(0xbb, uint(0xb3, start), place)
    })
    return element(0x1c53bb6b, ...points)
  }
  /** `uint` has a fixed width, so the length of the cues does not depend on the positions in them. */
  const first = info.length + tracks.length + cuesFrom(0).length
  return Buffer.concat([
    header,
    element(0x18538067, info, tracks, cuesFrom(first), ...clusters.map(({ bytes }) => bytes)),
  ])
}
