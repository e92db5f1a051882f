import Link from '@docusaurus/Link';
import clsx from 'clsx';
import styles from './Related.module.css';
import section from './Section.module.css';

const pages = [
  {
    kind: 'Quickstart',
    title: 'Send your first email',
    href: '/docs/email-sending-quickstart/',
  },
  {kind: 'Reference', title: 'Email API, field by field', href: '/docs/api/email/'},
  {
    kind: 'Template',
    title: 'Password reset',
    href: '/transactional-email-templates/password-reset/',
  },
  {kind: 'Article', title: 'What is DKIM?', href: '/articles/what-is-dkim/'},
  {kind: 'Tool', title: 'SPF generator', href: '/tools/spf-generator/'},
] as const;

export function Related() {
  return (
    <section className={clsx(section.section, section.ruled)} aria-labelledby="related">
      <div className={clsx('wrap', section.aside)}>
        <h2 id="related">More about sending email</h2>
        <ul className={styles.list}>
          {pages.map(({kind, title, href}) => (
            <li key={href}>
              <Link to={href}>
                <span>{kind}</span> <b>{title}</b>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
