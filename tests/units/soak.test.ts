import {execFileSync} from 'node:child_process';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {hashSource} from '../../deploy/pages';
import {Histogram, runLoad} from '../bench/soak/load';
import {growthOf, lineThrough} from '../bench/soak/memory';
import {
  assetsOf,
  mark,
  refusedScripts,
  releaseOf,
  rename,
  renamedHashes,
} from '../bench/soak/releases';
import {problemsOfAsset, problemsOfPage} from '../bench/soak/visitor';

describe('a release', () => {
  const files = ['assets/js/main.0123abcd.js', 'assets/css/x.89abcdef.css', 'index.html'];

  it('has other hashes than another release, the same in names and in texts', () => {
    const first = renamedHashes(files, 1);
    const second = renamedHashes(files, 2);
    expect(first.size).toBe(2);
    expect(first.get('0123abcd')).not.toBe(second.get('0123abcd'));
    expect(rename('{1:"0123abcd"} main.0123abcd.js deadbeef', first)).toBe(
      `{1:"${first.get('0123abcd') ?? ''}"} main.${first.get('0123abcd') ?? ''}.js deadbeef`,
    );
  });

  it('has other hashes in the names of what esbuild has built, too', () => {
    const hashes = renamedHashes(['assets/controls/controls-ABCD2345.js'], 1);
    expect(rename('/assets/controls/controls-ABCD2345.js', hashes)).toBe(
      `/assets/controls/controls-${hashes.get('ABCD2345') ?? ''}.js`,
    );
  });

  it('says in pages, scripts and style sheets which one it is', () => {
    const page = mark('index.html', '<head></head>', 2);
    expect(releaseOf(page)).toBe(2);
    expect(releaseOf(mark('assets/js/main.0123abcd.js', 'a()', 3))).toBe(3);
    expect(releaseOf(mark('assets/controls/controls-ABCD2345.js', 'a()', 3))).toBe(3);
    expect(mark('llms.txt', 'text', 2)).toBe('text');
    // The mark is a script of its own, so the policy is another one.
    expect(refusedScripts(page, hashSource('/* release 1 */'))).toHaveLength(1);
    expect(refusedScripts(page, hashSource('/* release 2 */'))).toEqual([]);
  });

  it('names its assets, with and without quotes', () => {
    expect(
      assetsOf(
        '<script src=/assets/js/a.1.js defer></script><link href="/assets/css/b.css"> "/assets/js/"',
      ),
    ).toEqual(['/assets/js/a.1.js', '/assets/css/b.css']);
  });
});

describe('a visitor', () => {
  const policy = hashSource('/* release 1 */');
  const text = mark('index.html', '<head></head>', 1);

  it('has nothing to say about a whole page', () => {
    expect(problemsOfPage('/', {status: 200, text, policy})).toEqual([]);
    expect(problemsOfAsset('/a.js', {status: 200, text}, 1)).toEqual([]);
    expect(problemsOfAsset('/a.avif', {status: 200, text: ''}, 1)).toEqual([]);
  });

  it('notices what belongs to another build, or is missing', () => {
    expect(problemsOfPage('/', {status: 200, text, policy: ''})).toHaveLength(1);
    expect(problemsOfPage('/', {status: 404, text: '', policy})).toHaveLength(2);
    expect(problemsOfAsset('/a.js', {status: 404, text}, 1)).toHaveLength(1);
    expect(problemsOfAsset('/a.js', {status: 200, text}, 2)).toHaveLength(1);
  });
});

describe('the memory of a process', () => {
  const samples = (megabytes: (index: number) => number) =>
    Array.from({length: 100}, (_, index) => ({
      seconds: index,
      megabytes: megabytes(index),
      open: 10,
    }));

  it('has a line through its samples', () => {
    const line = lineThrough([
      [0, 1],
      [1, 3],
      [2, 5],
    ]);
    expect([line.slope, line.at(3)]).toEqual([2, 7]);
  });

  it('grows by what it gets in the second half alone', () => {
    expect(
      growthOf(
        samples((index) => 100 + index),
        'megabytes',
      ),
    ).toBeCloseTo(49 / 150);
    expect(
      growthOf(
        samples((index) => Math.min(150, 100 + index)),
        'megabytes',
      ),
    ).toBeCloseTo(0);
    expect(
      growthOf(
        samples((index) => 100 + (index % 2)),
        'megabytes',
      ),
    ).toBeLessThan(0.01);
    expect(
      growthOf(
        samples(() => 1),
        'open',
      ),
    ).toBe(0);
  });
});

describe('the load', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });
  const start = async (listener: Parameters<typeof createServer>[1]) => {
    const started = createServer(listener);
    server = started;
    await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${String((started.address() as AddressInfo).port)}`;
  };
  const load = (origin: string, more: {perSecond?: number; abandonEvery?: number} = {}) =>
    runLoad({
      origin,
      targets: [
        {path: '/', status: 200},
        {path: '/none/', status: 404},
      ],
      seconds: 0.5,
      connections: 2,
      ...more,
    });

  it('asks as often as told, and finds nothing wrong with what is expected', async () => {
    const origin = await start((request, response) => {
      response.writeHead(request.url === '/' ? 200 : 404).end('text');
    });
    const {requests, failures, skipped} = await load(origin, {perSecond: 40});
    expect([...failures]).toEqual([]);
    // The rate is of requests sent: a machine that is too slow leaves some out.
    expect(requests + skipped).toBeGreaterThanOrEqual(18);
    expect(requests + skipped).toBeLessThanOrEqual(20);
  });

  it('notices another status and a body that is cut off', async () => {
    const origin = await start((request, response) => {
      if (request.url === '/') {
        response.writeHead(200, {'content-length': 100}).write('half');
        setTimeout(() => response.destroy(), 5);
      } else {
        response.writeHead(500).end();
      }
    });
    const {failures} = await load(origin);
    expect([...failures.keys()].sort()).toEqual(['/: cut off', '/none/: status 500']);
  });

  it('sends again what met a kept connection that was being closed', async () => {
    let count = 0;
    const origin = await start((request, response) => {
      count += 1;
      if (count % 5 === 0) {
        request.socket.resetAndDestroy();
      } else {
        response.writeHead(request.url === '/' ? 200 : 404).end('text');
      }
    });
    const {failures, resent} = await load(origin);
    expect([...failures]).toEqual([]);
    expect(resent).toBeGreaterThan(0);
  });

  it('gives some up on purpose', async () => {
    const origin = await start((request, response) => {
      response.writeHead(request.url === '/' ? 200 : 404).end('text');
    });
    const {failures, abandoned} = await load(origin, {abandonEvery: 3});
    expect([...failures]).toEqual([]);
    expect(abandoned).toBeGreaterThan(0);
  });

  it('counts times in a histogram', () => {
    const histogram = new Histogram();
    [1, 2, 2.4, 100].forEach((value) => {
      histogram.add(value);
    });
    expect([0.5, 0.75, 1].map((share) => histogram.quantile(share))).toEqual([2, 2, 100]);
    expect(new Histogram().quantile(0.5)).toBeNaN();
  });
});

const onUnix = process.platform === 'win32' ? describe.skip : describe;
onUnix('deploy/switch.sh', () => {
  let folder: string;
  const at = (...parts: string[]) => path.join(folder, ...parts);
  const put = (file: string, text: string) => {
    mkdirSync(path.dirname(at(file)), {recursive: true});
    writeFileSync(at(file), text);
  };
  const conf = () => readFileSync(at('site.conf'), 'utf8');
  const releases = () => readdirSync(folder).filter((name) => name.startsWith('site-'));
  const run = (nginx: string) =>
    execFileSync('sh', ['deploy/switch.sh', at('build')], {
      env: {...process.env, SITE: at('site'), SITE_CONF: at('site.conf'), NGINX: nginx},
      encoding: 'utf8',
      stdio: 'pipe',
    });

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'switch-'));
    put('site/assets/js/old.js', 'old');
    put('site/assets/js/both.js', 'both');
    put('build/assets/js/both.js', 'both');
    put('build/assets/js/new.js', 'new');
    put('build/assets/css/deep/new.css', 'new');
    put('build/index.html', 'page');
    put(
      'site.conf',
      `include ${at('site')}/_nginx_pages.conf;\n  root ${at('site')};\n  include ${at('site')}/_nginx.conf;\n`,
    );
  });
  afterEach(() => {
    rmSync(folder, {recursive: true});
  });

  it('names the folder of the new build everywhere, and keeps the old one', () => {
    run('true');
    const [release = ''] = releases();
    expect(conf()).toBe(
      `include ${at(release)}/_nginx_pages.conf;\n  root ${at(release)};\n  include ${at(release)}/_nginx.conf;\n`,
    );
    expect(readFileSync(at(release, 'index.html'), 'utf8')).toBe('page');
    expect(existsSync(at('site/assets/js/old.js'))).toBe(true);
  });

  it('gives the old folder the assets of the new one, without its pages', () => {
    run('true');
    expect(readFileSync(at('site/assets/js/new.js'), 'utf8')).toBe('new');
    expect(readFileSync(at('site/assets/css/deep/new.css'), 'utf8')).toBe('new');
    expect(existsSync(at('site/index.html'))).toBe(false);
  });

  it('goes on from a release as it does from the first folder', () => {
    const [release = ''] = (run('true'), releases());
    writeFileSync(at('site.conf'), conf().replaceAll(release, 'site-20200101000000'));
    mkdirSync(at('site-20200101000000'));
    rmSync(at(release), {recursive: true});
    run('true');
    expect(conf()).not.toContain('site-20200101000000');
  });

  it('leaves everything as it was when nginx refuses the configuration', () => {
    const before = conf();
    expect(() => run('false')).toThrow('nginx still serves');
    expect(conf()).toBe(before);
  });

  it('says so when the configuration has no such folder', () => {
    put('site.conf', 'root /var/www;');
    expect(() => run('true')).toThrow('has no root that begins with');
    expect(releases()).toEqual([]);
  });
});
