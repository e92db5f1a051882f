import {spfProviders} from '..';
import {brand} from '../../../site';
import {readDomain} from '../../dns';

test('ids are unique and in kebab case', () => {
  const ids = spfProviders.map(({id}) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z\d]+(?:-[a-z\d]+)*$/.test(id))).toEqual([]);
});

test.each(spfProviders.map((provider) => [provider.id, provider] as const))(
  '%s names a domain or says why none is needed, and where that was read',
  (_, {name, include, note, source}) => {
    expect(name).not.toBe('');
    expect(include ?? note).toBeTruthy();
    if (include !== undefined) {
      expect(readDomain(include)).toEqual({valid: true, domain: include, warnings: []});
    }
    expect(source.url).toMatch(/^https:\/\//);
    if (source.dated !== undefined) {
      expect(source.dated).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  },
);

test('our own service comes first, with a name under our own domain', () => {
  expect(spfProviders[0]).toMatchObject({
    name: brand.name,
    include: `_spf.${new URL(brand.url).hostname}`,
  });
});
