/** Writes the table of an article's fields into the README: `npm run contract`. */
import {readFileSync, writeFileSync} from 'node:fs';
import {withFieldTable} from './readmeTable';

writeFileSync('README.md', withFieldTable(readFileSync('README.md', 'utf8')));
