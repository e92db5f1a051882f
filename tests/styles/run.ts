/**
 * `npm run styles`: how many lines of CSS there are in `src`, room by room, of how many sizes,
 * spaces and breakpoints, and what share of rules says what another one says.
 */
import {readdirSync, readFileSync} from 'node:fs';
import {measure, type Sheet} from './measure';

const sheets: Sheet[] = readdirSync('src', {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.css') && !file.includes('__tests__'))
  .map((file) => ({file, css: readFileSync(`src/${file}`, 'utf8')}));
const rooms = new Map<string, Sheet[]>();
for (const sheet of sheets) {
  const room = sheet.file.split(/[\\/]/)[0] ?? '';
  rooms.set(room, [...(rooms.get(room) ?? []), sheet]);
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

for (const [room, own] of rooms) {
  const {lines, rules, repeated} = measure(own);
  console.log(
    `${room.padEnd(12)} ${String(lines).padStart(6)} lines ${String(rules).padStart(5)} rules ${percent(repeated).padStart(7)} repeated`,
  );
}
const all = measure(sheets);
console.log(
  [
    `\n${String(all.lines)} lines in ${String(all.sheets)} sheets`,
    `${String(all.rules)} rules, ${percent(all.repeated)} with a body that another one has`,
    `${String(all.sizes.length)} sizes of text: ${all.sizes.join(', ')}`,
    `${String(all.spaces.length)} spaces: ${all.spaces.join(', ')}`,
    `${String(all.breakpoints.length)} breakpoints: ${all.breakpoints.join(', ')}`,
  ].join('\n'),
);
