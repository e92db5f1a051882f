import {composeSpf, includeOwners, spfProviders} from '..';
import {brand} from '../../../site';
import {readDomain} from '../../dns';
import {providerDetails} from '../providerDetails';

test('ids are unique and in kebab case', () => {
  const ids = spfProviders.map(({id}) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z\d]+(?:-[a-z\d]+)*$/.test(id))).toEqual([]);
});

test('each service has its details, and no details are left over', () => {
  expect(Object.keys(providerDetails).sort()).toEqual(
    spfProviders.map(({id}) => id).sort(),
  );
});

test('there are at least 40 services whose own page was read', () => {
  const own = spfProviders.slice(1).filter(({id}) => !providerDetails[id]?.source.by);
  expect(own.length).toBeGreaterThanOrEqual(40);
});

test.each(spfProviders.map((provider) => [provider.id, provider] as const))(
  '%s gives a sound term or says why none is needed, and where that was read',
  (id, {name, include, network}) => {
    const details = providerDetails[id];
    expect(name).not.toBe('');
    expect(include ?? network ?? details?.note).toBeTruthy();
    expect(include !== undefined && network !== undefined).toBe(false);
    if (include !== undefined) {
      expect(readDomain(include)).toEqual({valid: true, domain: include, warnings: []});
    }
    const {record, problems} = composeSpf({providers: [id], ending: '~all'});
    const term = include ? `include:${include}` : network ? `ip4:${network}` : '';
    expect(record).toBe(['v=spf1', term, '~all'].filter(Boolean).join(' '));
    expect(problems.filter(({severity}) => severity === 'error')).toEqual([]);
    const {url, dated, by, readOn} = details?.source ?? {url: '', readOn: ''};
    expect(readOn).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(url).toMatch(/^https:\/\//);
    expect(by).not.toBe('');
    if (dated !== undefined) {
      expect(dated).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
    for (const selector of details?.selectors ?? []) {
      expect(selector).toMatch(/^[a-z\d]+$/);
    }
  },
);

test('after our own, they are in the order of their names', () => {
  const names = spfProviders.slice(1).map(({name}) => name);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
});

test('our own service comes first, with a name under our own domain', () => {
  expect(spfProviders[0]).toMatchObject({
    name: brand.name,
    include: `_spf.${new URL(brand.url).hostname}`,
  });
});

test('an include has one owner, and every service that shares it names that owner', () => {
  const includes = includeOwners.map(({include}) => include);
  expect(new Set(includes).size).toBe(includes.length);
  for (const {include, via} of spfProviders.filter((provider) => provider.via)) {
    expect(includeOwners.find(({id}) => id === via)?.include).toBe(include);
  }
});
