import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'

type Values<Config extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Config & { help: { type: 'boolean' } } }>
>['values']

/** Prints `help` and exits for --help; exits with 2 on an unknown option or an argument. */
export const readOptions = <const Config extends ParseArgsOptionsConfig>(
  help: string,
  config: Config,
): Values<Config> => read(help, config, false).values

export const readArguments = <const Config extends ParseArgsOptionsConfig>(
  help: string,
  config: Config,
): { values: Values<Config>; positionals: string[] } => read(help, config, true)

function read<const Config extends ParseArgsOptionsConfig>(
  help: string,
  config: Config,
  allowPositionals: boolean,
) {
  const { values, positionals, problem } = parsed(config, allowPositionals)
  if (problem !== undefined) return fail(`${problem}\n\n${help}`, 2)
  if ('help' in values && values.help) {
    process.stdout.write(`${help}\n`)
    process.exit(0)
  }
  return { values, positionals }
}

export function portFromEnv(defaultPort: number): number {
  const port = Number(process.env.PORT || defaultPort)
  if (Number.isInteger(port) && port > 0 && port < 65536) return port
  return fail(`PORT is "${process.env.PORT}"; it has to be a number from 1 to 65535.`, 2)
}

/** Parses `--port`, where 0 means a free port. Exits with 2 if it is invalid. */
export function parsePort(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port
  return fail(`--port is "${text}"; it has to be a number from 0 to 65535.`, 2)
}

/** `option` chooses the port of that command. */
export const failTaken = (port: number, option: 'PORT=' | '--port '): never =>
  fail(`Port ${port} is taken. Stop what runs there, or choose another: ${option}${port + 1}`)

export function fail(message: string, code = 1): never {
  process.stderr.write(`${message}\n`)
  process.exit(code)
}

function parsed<const Config extends ParseArgsOptionsConfig>(config: Config, allowPositionals: boolean) {
  try {
    const options = { ...config, help: { type: 'boolean' as const, short: 'h' } }
    const { values, positionals } = parseArgs({ options, allowPositionals })
    return { values: values as Values<Config>, positionals, problem: undefined }
  } catch (error) {
    return { values: undefined, positionals: undefined, problem: (error as Error).message }
  }
}
