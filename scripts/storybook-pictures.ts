import { copyVideos } from '../mocks/server/node/videos.ts'
import { writePictures } from '../mocks/server/node/write-pictures.ts'

const folder = 'storybook-static'

/** The mock in the page cannot answer `<img>` and `<video>`, so a static Storybook needs the files. */
await copyVideos(folder)
const count = await writePictures(folder)
process.stdout.write(`${count} pictures in ${folder}/api/pictures\n`)
