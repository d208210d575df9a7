import { drawRosette } from './rosette.ts'

const drawing = `<rect width="1600" height="900" fill="#f3ecdd"/><g transform="translate(400 -50)">${drawRosette({ color: '#8f2431', view: 'use', random: () => 0 })}</g>`

/** The home page's picture, 16:9; `width` in pixels by default 1600. */
export const hero = (width = 1600) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" width="${width}" height="${(width * 9) / 16}">${drawing}</svg>`
