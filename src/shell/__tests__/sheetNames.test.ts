import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import {classNaming, nameSheets, namesOfSheets} from '../sheetNames';

const sheets = (count: number) =>
  Array.from({length: count}, (_, index) => `src/ui/Part${String(index)}.module.css`);

describe('the names of style sheets', () => {
  it('are two characters, or more where two sheets would have the same', () => {
    const names = [...nameSheets(sheets(1000)).values()];
    expect(new Set(names).size).toBe(1000);
    const lengths = names.map(({length}) => length);
    expect(Math.min(...lengths)).toBe(2);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(4);
  });

  it('are never shared, and can stand in a class', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({minLength: 1}), {maxLength: 300}),
        (files) => {
          const names = nameSheets(files);
          expect([...names.keys()].sort()).toEqual([...files].sort());
          expect(new Set(names.values()).size).toBe(files.length);
          expect([...names.values()].filter((name) => !/^[\w-]{2,}$/.test(name))).toEqual(
            [],
          );
        },
      ),
    );
  });

  it('stay when others come, but for those that begin alike', () => {
    const before = nameSheets(sheets(200));
    const after = nameSheets(sheets(201));
    const changed = [...before].filter(([file, name]) => after.get(file) !== name);
    expect(changed.length).toBeLessThanOrEqual(1);
    expect(changed.filter(([file, name]) => !after.get(file)?.startsWith(name))).toEqual(
      [],
    );
  });
});

describe('the style sheets of a site', () => {
  let site: string;
  let keptIn: string;
  beforeEach(() => {
    site = mkdtempSync(path.join(tmpdir(), 'site-'));
    keptIn = path.join(site, '.generated/names.json');
    mkdirSync(path.join(site, 'src/ui'), {recursive: true});
    writeFileSync(path.join(site, 'src/ui/Row.module.css'), '');
    writeFileSync(path.join(site, 'src/ui/base.css'), '');
  });
  afterEach(() => {
    rmSync(site, {recursive: true});
  });

  it('are named in a file that changes only with them', () => {
    const names = namesOfSheets(site, keptIn);
    expect(names).toEqual(nameSheets(['src/ui/Row.module.css']));
    expect(JSON.parse(readFileSync(keptIn, 'utf8'))).toEqual([...names]);
    const {mtimeNs} = statSync(keptIn, {bigint: true});
    namesOfSheets(site, keptIn);
    expect(statSync(keptIn, {bigint: true}).mtimeNs).toBe(mtimeNs);
    writeFileSync(path.join(site, 'src/ui/Cell.module.css'), '');
    namesOfSheets(site, keptIn);
    expect(JSON.parse(readFileSync(keptIn, 'utf8'))).toHaveLength(2);
  });

  it('have classes that end alike, apart from those of others', () => {
    const naming = classNaming(site, namesOfSheets(site, keptIn));
    const nameIn = (file: string, name: string) =>
      naming({resourcePath: path.join(site, file)}, '', name);
    const end =
      /^row_([\w-]{2})$/.exec(nameIn('src/ui/Row.module.css', 'row'))?.[1] ?? '';
    expect(end).not.toBe('');
    expect(nameIn('src/ui/Row.module.css', 'cell')).toBe(`cell_${end}`);
    // A sheet that was made while the site is shown, or is part of a package.
    expect(nameIn('src/ui/New.module.css', 'row')).toMatch(/^row_[\w-]{8}$/);
    expect(nameIn('node_modules/theme/x.module.css', 'row')).toMatch(/^row_[\w-]{8}$/);
  });
});
