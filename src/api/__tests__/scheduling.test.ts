import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fillBrand} from '../../site';
import {fencesOf, isThere} from './receivers';
import zones from './zones.json';

/** A time on a clock somewhere, and the moment it means. */
interface Case {
  zone: string;
  time: string;
  /**
   * From `zdump` of the time zone database, 2025b. A time that is left out when the clocks
   * go forward is read with the offset before; of a time that comes twice it is the first.
   */
  utc: string;
  kind: string;
}

const CASES: readonly Case[] = zones;
const PAGE = path.join(__dirname, '../../../docs/scheduled-email-delivery.mdx');

/** Programs that end with the moments of all cases, one a line. */
const PROGRAMS = {
  bash: {
    command: 'bash',
    file: 'zones.sh',
    needs: () => spawnSync('date', ['-d', '@0']).status === 0,
    end: 'while read -r zone time; do moment_of "$time" "$zone"; done < cases',
  },
  javascript: {
    command: process.execPath,
    file: 'zones.mjs',
    needs: () => true,
    end: `import {readFileSync} from 'node:fs';
      for (const line of readFileSync('cases', 'utf8').trim().split('\\n')) {
        const [zone, time] = line.split(' ');
        console.log(momentOf(time, zone));
      }`,
  },
  python: {
    command: 'python3',
    file: 'zones.py',
    needs: () => isThere('python3'),
    end: `for line in open("cases"):
    zone, time = line.split()
    print(moment_of(time, zone))`,
  },
  ruby: {
    command: 'ruby',
    file: 'zones.rb',
    needs: () => isThere('ruby'),
    end: `File.foreach("cases") do |line|
      zone, time = line.split
      puts moment_of(time, zone)
    end`,
  },
  php: {
    command: 'php',
    file: 'zones.php',
    needs: () => isThere('php'),
    end: `foreach (file('cases', FILE_IGNORE_NEW_LINES) as $line) {
      [$zone, $time] = explode(' ', $line);
      echo momentOf($time, $zone), "\\n";
    }`,
  },
} as const;

describe('the moment at which a clock in a time zone shows a time', () => {
  it('is tried on every kind of day', () => {
    expect(CASES).toHaveLength(40);
    expect(new Set(CASES.map(({kind}) => kind))).toEqual(
      new Set(['once', 'left out', 'twice']),
    );
    const page = fillBrand(readFileSync(PAGE, 'utf8'));
    expect(page).toContain(
      `40 days in ${new Set(CASES.map(({zone}) => zone)).size} time`,
    );
  });

  describe.each(Object.entries(PROGRAMS))('in %s', (language, program) => {
    const {command, file, needs, end} = program;
    const test = needs() ? it : it.skip;
    const first = fencesOf(fillBrand(readFileSync(PAGE, 'utf8'))).find(
      (one) => one.language === language,
    );
    // Only the requests of the next step need it.
    const code = first?.code.replace('import requests\n', '') ?? '';

    function run(cases: readonly Pick<Case, 'zone' | 'time'>[]) {
      const folder = mkdtempSync(path.join(tmpdir(), 'zones-'));
      try {
        writeFileSync(
          path.join(folder, 'cases'),
          cases.map(({zone, time}) => `${zone} ${time}\n`).join(''),
        );
        writeFileSync(path.join(folder, file), `${code}\n${end}\n`);
        return spawnSync(command, [file], {
          cwd: folder,
          encoding: 'utf8',
          // A zone of the machine that is neither UTC nor one of the first cases.
          env: {...process.env, TZ: 'Asia/Tokyo'},
        });
      } finally {
        rmSync(folder, {recursive: true});
      }
    }

    test('is right on 40 days', () => {
      const {stdout, stderr} = run(CASES);
      expect(stderr).toBe('');
      const moments = stdout.trim().split('\n');
      const seconds = (text = '') => `${new Date(text).toISOString().slice(0, 19)}Z`;
      expect(
        CASES.map(({zone, time}, index) => [zone, time, seconds(moments[index])]),
      ).toEqual(CASES.map(({zone, time, utc}) => [zone, time, utc]));
    });

    test('is an error in a time zone that does not exist', () => {
      const {status, stderr} = run([{zone: 'Europe/Berln', time: '2027-03-14T05:00'}]);
      expect(status).not.toBe(0);
      expect(stderr).toContain('Europe/Berln');
    });
  });
});
