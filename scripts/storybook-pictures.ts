import { copyVideos } from '../mocks/server/node/videos.ts'
import { writePictures } from '../mocks/server/node/write-pictures.ts'

const folder = 'storybook-static'

/** A static Storybook has no mock server beside it, and neither `<img>` nor `<video>` asks the mock inside the page. */
await copyVideos(folder)
const count = await writePictures(folder)
process.stdout.write(`${count} pictures in ${folder}/api/pictures\n`)
