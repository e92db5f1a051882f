import satori, {type SatoriOptions} from 'satori';

/** The brand's name in its letters, as one outline. */
export interface Wordmark {
  /** Path data, in a box of `width` by `WORDMARK_HEIGHT`. */
  path: string;
  width: number;
}

/** Height of the box that a wordmark stands in; its letters are two thirds of it. */
export const WORDMARK_HEIGHT = 24;

/** Name of the heading face, and where it lies below the project's root. */
export const HEADING_FACE = {
  name: 'Archivo',
  file: 'src/metadata/fonts/archivo-wide.ttf',
};

/** Satori sets the first line this far below where a drawn wordmark had it. */
const RAISED = 2;

const rounded = (value: number) => String(Math.round(value * 10) / 10);

/** One command of a path: a line that leads nowhere is left out, a straight one has one number. */
function drawn(command: string, numbers: readonly string[]): string {
  const [across = '', down = ''] = numbers;
  if (command !== 'l' || (across !== '0' && down !== '0')) {
    return `${command}${numbers.join(' ')}`;
  }
  if (across === down) {
    return '';
  }
  return down === '0' ? `h${across}` : `v${down}`;
}

/**
 * The same outline in fewer characters: every point relative to the one before.
 *
 * @param data path data of absolute `M`, `L`, `Q` and `Z`
 */
export function relativePath(data: string): string {
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  const commands = [...data.matchAll(/([MLQZ])([^MLQZ]*)/g)];
  return commands
    .map(([, command = '', rest = '']) => {
      if (command === 'Z') {
        [x, y] = [startX, startY];
        return 'z';
      }
      const numbers = rest.match(/-?[\d.]+/g)?.map(Number) ?? [];
      const moved = numbers.map((value, index) => value - (index % 2 ? y : x));
      [x = 0, y = 0] = numbers.slice(-2);
      if (command === 'M') {
        [startX, startY] = [x, y];
      }
      return drawn(command.toLowerCase(), moved.map(rounded));
    })
    .join('')
    .replaceAll(' -', '-');
}

/**
 * Sets a name in the heading face, as tight as headings are.
 *
 * @param face the heading face, TrueType
 * @throws {RangeError} when the face lacks a letter of the name
 */
export async function outlineOf(name: string, face: Buffer): Promise<Wordmark> {
  let width = 0;
  const missing: string[] = [];
  const options: SatoriOptions = {
    width: 2000,
    height: WORDMARK_HEIGHT,
    fonts: [{name: HEADING_FACE.name, data: face, weight: 600, style: 'normal'}],
    loadAdditionalAsset: (_, text) => {
      missing.push(text);
      return Promise.resolve([]);
    },
    onNodeDetected: (node) => {
      if ('data-name' in node.props) {
        ({width} = node);
      }
    },
  };
  const style = {
    position: 'absolute',
    top: -RAISED,
    fontFamily: HEADING_FACE.name,
    fontSize: WORDMARK_HEIGHT,
    lineHeight: 1,
    letterSpacing: '-0.02em',
    whiteSpace: 'nowrap',
  };
  const word = {type: 'div', key: null, props: {'data-name': '', style, children: name}};
  const sheet = {
    type: 'div',
    key: null,
    props: {style: {display: 'flex'}, children: word},
  };
  const svg = await satori(sheet, options);
  if (missing.length > 0) {
    throw new RangeError(
      `The heading face has no "${missing.join('')}", so "${name}" cannot be set in it. Draw the wordmark, and name its file as drawings.wordmark in src/site/brand.ts.`,
    );
  }
  const outlines = [...svg.matchAll(/<path\b[^>]*\bd="([^"]+)"/g)];
  return {
    path: outlines.map(([, data = '']) => relativePath(data)).join(''),
    width: Math.ceil(width),
  };
}

/**
 * Reads a drawn wordmark: an SVG with a `viewBox` and paths in one color.
 *
 * @throws {RangeError} when the SVG has no viewBox that begins at 0 0, or no path
 */
export function readWordmark(svg: string): Wordmark {
  const [, boxWidth, boxHeight] =
    /viewBox=["']0 0 ([\d.]+) ([\d.]+)["']/.exec(svg)?.map(Number) ?? [];
  const paths = [...svg.matchAll(/<path\b[^>]*\bd=(["'])([^"']+)\1/g)];
  if (!boxWidth || boxHeight !== WORDMARK_HEIGHT || paths.length === 0) {
    throw new RangeError(
      `The wordmark has to be an SVG of paths with viewBox="0 0 <width> ${WORDMARK_HEIGHT}".`,
    );
  }
  return {path: paths.map(([, , data = '']) => data).join(''), width: boxWidth};
}

/** A rectangle, in the units of the drawing around it. */
interface Room {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The wordmark as an SVG element: as high as its room, or as wide where it is long. */
export function placeWordmark(
  {path: data, width}: Wordmark,
  room: Room,
  ink: string,
): string {
  const scale = Math.min(room.height / WORDMARK_HEIGHT, room.width / width);
  const top = room.top + (room.height - WORDMARK_HEIGHT * scale) / 2;
  return `<path transform="translate(${rounded(room.left)} ${rounded(top)}) scale(${scale.toFixed(3)})" fill="${ink}" d="${data}"/>`;
}
