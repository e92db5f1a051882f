import {brand} from '../../../site';
import type {Question} from '../../../ui';
import {DESIGN_LABELS} from '../../brandChoices';

export const questions: readonly Question[] = [
  {
    question: 'What does it cost to use them?',
    answer: `Nothing. Use them in your product, changed or as they are, with any provider. You need no account to take one, and no credit to ${brand.name} in your emails.`,
  },
  {
    question: 'Can I change how they look?',
    answer: `Yes. Each email comes in several designs (${Object.values(DESIGN_LABELS).join(', ').toLowerCase()}), and you choose one on its page together with your color, font and corners. The React file holds all of them and names one in its theme, while the zip has a folder with the HTML of each further design. Text, props and subjects are the same in every design.`,
  },
  {
    question: 'Do you have them as MJML?',
    answer:
      'No. MJML is compiled to HTML of its own making: other tables, other conditions for Outlook, other dark mode. An MJML file would look alike and be another email, with none of the results above. If your project is in MJML, put the HTML into an mj-raw block, or take the plain text and lay it out anew.',
  },
  {
    question: 'Are they React Email components?',
    answer:
      'They are React components in plain JSX, with tables and inline styles, and they need React only. React Email’s own components are a layer on top of the same HTML; leaving it out keeps the file short and lets dark mode be exact. React Email’s preview and its render function take the files as they are: each file brings the example values that the preview asks for.',
  },
  {
    question: 'How do I put my logo in?',
    answer:
      'In the React file, add a logo to the theme at the top: its https address, width and height. In the HTML, replace the name at the top by an image with your name as alternative text, so that the name is there when pictures are blocked.\n\nThe editor on the pages has no field for it on purpose. A shared link could then make your browser fetch a picture from a stranger.',
  },
  {
    question: 'Can I translate them?',
    answer:
      'Yes. In the React file the layout takes lang and dir. Nothing is aligned to a side, so Arabic or Hebrew turns the whole email around, while codes and addresses stay left to right. Translate the plain text as well, and look at both in Outlook before you send.',
  },
  {
    question: 'Why are there no pictures in them?',
    answer:
      'Because the words do the work. Many clients block pictures until the reader allows them, a picture can be used to follow people, and an email whose button is a picture has no button when it is blocked. Your logo is the one picture worth adding.',
  },
  {
    question: 'Do I need an unsubscribe link?',
    answer:
      'Not in an email that somebody’s own act brings about: a code, a receipt, a reset. A notification that can be muted should say how, and the new message template does. News and offers are another kind of email, with a link to leave in every one.',
  },
];
