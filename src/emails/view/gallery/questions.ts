import {brand} from '../../../site';
import type {Question} from '../../../ui';
import {DESIGN_LABELS} from '../../brandChoices';

export const questions: readonly Question[] = [
  {
    question: 'What does it cost to use them?',
    answer: `They are free. You can use them in your product, changed or as they are, with any provider. You do not need an account, and you do not have to credit ${brand.name} in your emails.`,
  },
  {
    question: 'Can I change how they look?',
    answer: `Yes. Each email comes in several designs (${Object.values(DESIGN_LABELS).join(', ').toLowerCase()}), and you choose one on its page together with your color, font and corners. The React file holds all of them and names one in its theme, while the zip has a folder with the HTML of each further design. Text, props and subjects are the same in every design.`,
  },
  {
    question: 'Do you have them as MJML?',
    answer:
      'No. MJML compiles to HTML with its own tables, Outlook conditions, and dark mode, so an MJML file would look similar but be a different email, and none of the results above would apply to it. If your project uses MJML, put the HTML into an mj-raw block, or design the email again from its plain text.',
  },
  {
    question: 'Are they React Email components?',
    answer:
      'They are React components in plain JSX with tables and inline styles, and they need nothing but React. React Email’s own components are a layer on top of the same HTML, and without it the file stays short and dark mode is exact. React Email’s preview and its render function accept the files as they are, because each file includes the example values that the preview needs.',
  },
  {
    question: 'How do I put my logo in?',
    answer:
      'Choose the file under “Logo and postal address” in the brand form. The picture stays in your browser and appears in every preview. Then add the https address where you will host it, and the HTML, the React file, and the zip use that address, with your name as alternative text for readers who block pictures.\n\nA link to your version never includes the picture, and the previews load nothing from the address. A shared link therefore cannot make your browser fetch a picture from a stranger.',
  },
  {
    question: 'Can I translate them?',
    answer:
      'Yes. The layout in the React file takes lang and dir. Nothing is aligned to one side, so the whole email turns around for Arabic or Hebrew, while codes and addresses stay left to right. Translate the plain text as well, and check both in Outlook before you send.',
  },
  {
    question: 'Why do the templates have no pictures?',
    answer:
      'Many clients block pictures until the reader allows them, and an email whose button is a picture then has no button. Pictures can also be used to track readers. Your logo is the one picture that is worth adding.',
  },
  {
    question: 'Do I need an unsubscribe link?',
    answer:
      'You do not need one in an email that answers an action of the recipient, such as a code, a receipt, or a password reset. A notification that can be muted should say how, and the new message template does. News and offers are marketing email, which needs an unsubscribe link in every message.',
  },
];
