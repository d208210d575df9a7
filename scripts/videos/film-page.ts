/** Pictures as SVG, shown for three seconds each. */
export type Reel = { svgs: readonly string[]; width: number; height: number; root: number; seed: number }
export type Recorded = { timestamp: number; isKey: boolean; base64: string }
export type Recording = { video: Recorded[]; audio: Recorded[]; opusHead: string }

/** Runs in the page: VP9 pans and an Opus melody. The camera moves by whole pixels, which compress best. */
export async function recordFilm({ svgs, width, height, root, seed }: Reel): Promise<Recording> {
  const [fps, shotFrames, fadeFrames, rate] = [24, 72, 8, 48_000]
  const total = svgs.length * shotFrames

  const base64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  const keepIn = (list: Recorded[]) => (chunk: EncodedVideoChunk | EncodedAudioChunk) => {
    const bytes = new Uint8Array(chunk.byteLength)
    chunk.copyTo(bytes)
    list.push({ timestamp: chunk.timestamp, isKey: chunk.type === 'key', base64: base64(bytes) })
  }
  const failed = (error: unknown) => {
    throw error
  }

  async function drawn(svg: string): Promise<HTMLImageElement> {
    const image = new Image()
    image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
    await image.decode()
    return image
  }

  async function encodeVideo(): Promise<Recorded[]> {
    const list: Recorded[] = []
    const images = await Promise.all(svgs.map(drawn))
    const canvas = new OffscreenCanvas(width, height)
    const brush = canvas.getContext('2d')!
    const show = (shot: number, frame: number) => {
      const image = images[shot]!
      const room = image.height - height
      const travel = Math.round(room * 0.5) + (shot % 2 ? -1 : 1) * Math.round((frame - shotFrames / 2) * 1.5)
      const aside = Math.round((image.width - width) / 2) + (shot % 3 ? -1 : 1) * Math.round(frame / 3 - 12)
      brush.drawImage(image, -aside, -travel)
    }
    const encoder = new VideoEncoder({ output: keepIn(list), error: failed })
    encoder.configure({
      codec: 'vp09.00.30.08',
      width,
      height,
      framerate: fps,
      bitrate: 110_000,
      latencyMode: 'quality',
    })
    for (let at = 0; at < total; at++) {
      const [shot, frame] = [Math.floor(at / shotFrames), at % shotFrames]
      brush.globalAlpha = 1
      if (frame < fadeFrames && shot > 0) {
        show(shot - 1, shotFrames + frame)
        brush.globalAlpha = (frame + 1) / (fadeFrames + 1)
      }
      show(shot, frame)
      const picture = new VideoFrame(canvas, {
        timestamp: Math.round((at * 1e6) / fps),
        duration: Math.round(1e6 / fps),
      })
      encoder.encode(picture, { keyFrame: frame === 0 })
      picture.close()
      if (encoder.encodeQueueSize > 8) await new Promise((done) => setTimeout(done, 5))
    }
    await encoder.flush()
    return list
  }

  /** Karplus–Strong synthesis in the mode of Shur. */
  function melody(): Float32Array {
    const sound = new Float32Array((total / fps) * rate)
    const steps = [0, 150, 300, 500, 700, 800, 1000, 1200]
    let state = seed
    const random = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
    const pluck = (from: number, cents: number, strength: number) => {
      const period = Math.round(rate / (root * 2 ** (cents / 1200)))
      const string = Float32Array.from({ length: period }, () => random() * 2 - 1)
      const end = Math.min(sound.length, from + rate * 2.5)
      for (let at = from; at < end; at++) {
        const place = (at - from) % period
        sound[at]! += string[place]! * strength
        string[place] = 0.498 * (string[place]! + string[(place + 1) % period]!)
      }
    }
    let step = 4
    const beat = rate * 0.375
    for (let at = 0; at < sound.length / beat - 4; at++) {
      if (at % 8 === 0) pluck(Math.round(at * beat), -1200, 0.2)
      if (random() < 0.24) continue
      step = Math.max(0, Math.min(7, step + Math.round(random() * 3 - 1.6)))
      pluck(Math.round(at * beat), steps[step]!, 0.16 + 0.1 * random())
      if (random() < 0.2) pluck(Math.round((at + 0.5) * beat), steps[step]!, 0.12)
    }
    return sound.map((value) => Math.tanh(value))
  }

  async function encodeAudio(): Promise<{ list: Recorded[]; head: string }> {
    const list: Recorded[] = []
    let head = ''
    const keep = keepIn(list)
    const encoder = new AudioEncoder({
      output: (chunk, metadata) => {
        const description = metadata?.decoderConfig?.description
        if (description) head = base64(new Uint8Array(description as ArrayBuffer))
        keep(chunk)
      },
      error: failed,
    })
    encoder.configure({ codec: 'opus', sampleRate: rate, numberOfChannels: 1, bitrate: 32_000 })
    const data = melody()
    encoder.encode(
      new AudioData({
        format: 'f32-planar',
        sampleRate: rate,
        numberOfFrames: data.length,
        numberOfChannels: 1,
        timestamp: 0,
        data: data as Float32Array<ArrayBuffer>,
      }),
    )
    await encoder.flush()
    return { list, head }
  }

  const sound = await encodeAudio()
  return { video: await encodeVideo(), audio: sound.list, opusHead: sound.head }
}
