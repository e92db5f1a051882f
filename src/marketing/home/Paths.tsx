import {LinkRow} from './LinkRow';

/** Where each of the three kinds of visitors goes next. */
export function Paths() {
  return (
    <section className="wrap">
      <h2 className="vh">Where developers, marketers and founders start</h2>
      <LinkRow
        links={[
          {
            who: 'Developers',
            label: 'Send an email with one API call',
            href: '/docs/email-sending-quickstart/',
            hint: 'Quickstart in five languages',
          },
          {
            who: 'Marketers',
            label: 'Send campaigns from the same list',
            href: '/email-marketing/',
            hint: 'Newsletters, product updates and onboarding',
          },
          {
            who: 'Founders',
            label: 'See what your volume costs',
            href: '/pricing/',
            hint: 'Price calculator and comparison',
          },
        ]}
      />
    </section>
  );
}
