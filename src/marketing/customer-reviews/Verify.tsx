import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Part, Points} from '../parts';

interface Claim {
  title: string;
  text: ReactNode;
  link: {label: string; href: string};
}

/** What a visitor can check today, each with the place where it can be checked. */
const claims: readonly Claim[] = [
  {
    title: 'The email templates are tested',
    text: 'Every template page shows the size of the email, its contrast in light and dark mode, and which mail apps support the HTML it uses.',
    link: {label: 'Open a template', href: '/transactional-email-templates/welcome/'},
  },
  {
    title: 'This site sets no cookies',
    text: 'Open the developer tools of your browser on any page. The site sets no cookies, and no other company is asked for a file when a page opens, except Google for your profile picture if you logged in with Google.',
    link: {label: 'See how this site is built', href: '/about/#site'},
  },
  {
    title: 'The tools follow the standards',
    text: 'Every rule that our SPF, DKIM and DMARC tools check is listed with the section of the standard it comes from.',
    link: {label: 'See every rule', href: '/tools/rules/'},
  },
  {
    title: 'The pages are fast and accessible',
    text: 'Run Lighthouse on this very page in Chrome: open the developer tools, choose Lighthouse, and analyze the page load.',
    link: {
      label: 'How Lighthouse works',
      href: 'https://developer.chrome.com/docs/lighthouse/overview',
    },
  },
  {
    title: 'The API is fully documented',
    text: 'You can read every field, limit and error of the API before you sign up, so you know what you will work with.',
    link: {label: 'Read the API reference', href: '/docs/api/email/'},
  },
];

/** What speaks for the platform without a review: things that everyone can check. */
export function Verify() {
  return (
    <Part
      id="verify"
      title="Verify it yourself"
      intro="You don’t have to trust us or anyone else on these five points, because you can check each of them in a few minutes."
      on="tray"
    >
      <Points least="19rem" ruled>
        {claims.map(({title, text, link: {label, href}}) => (
          <li key={href}>
            <h3>{title}</h3>
            <p>{text}</p>
            <Link to={href}>{label}</Link>
          </li>
        ))}
      </Points>
    </Part>
  );
}
