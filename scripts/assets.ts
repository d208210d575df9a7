import { runSubcommand } from './subcommands.ts'

const help = `npx node scripts/assets.ts subcommand     generates files that are committed

  fonts          subsets the punctuation of the shop's fonts into src/app/fonts/
  icons          renders the icons of the installed shop into public/icons/
  screenshots    takes the screenshots of the web manifest into public/screenshots/`

runSubcommand(help, { fonts: 'fonts.ts', icons: 'icons.ts', screenshots: 'manifest-screenshots.ts' })
