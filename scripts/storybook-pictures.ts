import { writePictures } from '../mocks/node/write-pictures.ts'

const folder = 'storybook-static'

/** A static Storybook has no mock server beside it, and `<img>` does not ask the mock inside the page. */
const count = await writePictures(folder)
process.stdout.write(`${count} pictures in ${folder}/api/pictures\n`)
