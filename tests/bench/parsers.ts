/**
 * The longest time any parser takes for one string, over 100,000 strings each (or
 * `-- --runs N`): noise, and noise put into a value of the parser's own kind. None may
 * throw. Run it with `npm run bench:parsers`. Times vary, and one long pause of the
 * machine shows as one: read the second figure, the longest but nine.
 */
import {parseArgs} from 'node:util';
import fc from 'fast-check';
import {parseAddress} from '../../src/tools/address';
import {
  parseDkimKey,
  parseSignature,
  readMessage,
  readSelector,
  recordFromPaste as dkimFromPaste,
} from '../../src/tools/dkim';
import {parseDmarc, recordFromPaste as dmarcFromPaste} from '../../src/tools/dmarc';
import {readDomain} from '../../src/tools/dns';
import {cleanList, defaultRules} from '../../src/tools/list';
import {parseSpf, recordsFromPaste} from '../../src/tools/spf';
import {anyCharacter} from '../support/anyCharacter';

const {values} = parseArgs({options: {runs: {type: 'string', default: '100000'}}});
const numRuns = Number(values.runs);

interface Parser {
  name: string;
  parse: (text: string) => unknown;
  /** Puts noise where real input has its interesting part. */
  dress: (noise: string) => string;
}

const parsers: readonly Parser[] = [
  {
    name: 'SPF record',
    parse: parseSpf,
    dress: (noise) => `v=spf1 ${noise} a:${noise}/24 -all`,
  },
  {
    name: 'SPF records, pasted',
    parse: recordsFromPaste,
    dress: (noise) => `"v=spf1 ${noise}"`,
  },
  {
    name: 'DMARC record',
    parse: parseDmarc,
    dress: (noise) => `v=DMARC1; ${noise}; rua=mailto:${noise}`,
  },
  {
    name: 'DMARC record, pasted',
    parse: dmarcFromPaste,
    dress: (noise) => `_dmarc TXT "v=DMARC1; ${noise}"`,
  },
  {
    name: 'DKIM key',
    parse: parseDkimKey,
    dress: (noise) => `v=DKIM1; ${noise}; p=${noise}`,
  },
  {
    name: 'DKIM key, pasted',
    parse: dkimFromPaste,
    dress: (noise) => `( "v=DKIM1;" "${noise}" )`,
  },
  {
    name: 'DKIM signature',
    parse: parseSignature,
    dress: (noise) => `v=1; a=rsa-sha256; ${noise}; s=${noise}`,
  },
  {name: 'Selector', parse: readSelector, dress: (noise) => `${noise}._domainkey`},
  {
    name: 'Message',
    parse: readMessage,
    dress: (noise) => `From: ${noise}\r\nDKIM-Signature: ${noise}\r\n\r\n${noise}`,
  },
  {name: 'Domain', parse: readDomain, dress: (noise) => `https://${noise}.example/`},
  {name: 'Address', parse: parseAddress, dress: (noise) => `"${noise}"@${noise}.example`},
  {
    name: 'List',
    parse: (text) => cleanList(text, defaultRules),
    dress: (noise) => `email,name\r\n${noise},"${noise}"\r\na@example.com,${noise}`,
  },
];

console.log(`Longest time for one of ${numRuns.toLocaleString('en')} strings, ms`);
for (const {name, parse, dress} of parsers) {
  const times: number[] = [];
  const time = (text: string) => {
    const start = performance.now();
    parse(text);
    times.push(performance.now() - start);
  };
  fc.assert(
    fc.property(
      fc.string({unit: anyCharacter, maxLength: 300}),
      fc.boolean(),
      (noise, dressed) => {
        time(dressed ? dress(noise) : noise);
      },
    ),
    {numRuns},
  );
  times.sort((a, b) => b - a);
  const figures = [times[0], times[9]].map((one = 0) => one.toFixed(2).padStart(8));
  console.log(`${name.padEnd(22)}${figures.join('  ')}`);
}
