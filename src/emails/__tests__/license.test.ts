import {licenseOf, LICENSES, type LicenseId} from '../license';

describe.each(Object.keys(LICENSES) as LicenseId[])('%s', (id) => {
  it('names its holder, and says so while the owner has not confirmed it', () => {
    const open = licenseOf({value: id, confirmed: false}, 'Evergreen Software');
    const final = licenseOf({value: id, confirmed: true}, 'Evergreen Software');
    expect(final.text).toContain('Evergreen Software');
    expect(final.text).not.toContain('Draft');
    expect(open.text).toBe(
      `Draft: the license of these templates is not final yet.\n\n${final.text}`,
    );
    expect(open).toMatchObject({id, confirmed: false, name: LICENSES[id].name});
  });
});
