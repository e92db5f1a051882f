import {parseArgs} from 'node:util';

const USAGE = 'For example: npm run cms -- --port 4500 --no-open';

/**
 * Reads the arguments of `npm run cms`.
 *
 * @throws {Error} with a sentence for each misuse
 */
export function readOpenOptions(args: readonly string[]): {port: number; open: boolean} {
  const {values, tokens} = parseArgs({
    args: [...args],
    options: {
      port: {type: 'string', default: '4400'},
      open: {type: 'boolean', default: true},
    },
    allowNegative: true,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind === 'positional') {
      throw new Error(`"${token.value}" is not an option. ${USAGE}`);
    }
    if (
      token.kind === 'option' &&
      !['port', 'open'].includes(token.name.replace(/^no-/, ''))
    ) {
      throw new Error(`There is no option ${token.rawName}. ${USAGE}`);
    }
  }
  const port = typeof values.port === 'string' ? Number(values.port) : NaN;
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`--port needs a number from 1 to 65535. ${USAGE}`);
  }
  return {port, open: values.open !== false};
}
