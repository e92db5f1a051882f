import type {Flow} from '../walk';

/** Tools, the email templates and the maker of subscribe forms. */
export const toolFlows: readonly Flow[] = [
  {
    name: 'the SPF checker asks a resolver, twice',
    async walk(page, {resolver}) {
      await page.open('/tools/spf-checker/');
      await page.boot();
      await page.click('summary', 'Choose another resolver');
      await page.click('label', 'Your own');
      await page.fill('input', 'Address of your resolver', resolver);
      await page.fill('[name="domain"]', '', 'good.example');
      await page.press('Enter');
      await page.sees(
        'section[aria-labelledby="verdict"]',
        'v=spf1 ip4:192.0.2.0/28 ~all',
      );
      const verdict = await page.text('#verdict');
      await page.fill('[name="domain"]', '', 'none.example');
      await page.press('Enter');
      await page.until(
        'other verdict',
        (was) => {
          const now = document.querySelector<HTMLElement>('#verdict')?.innerText;
          return now && now !== was;
        },
        verdict,
      );
    },
  },
  {
    name: 'the DMARC generator writes the record that is chosen',
    async walk(page) {
      await page.open('/tools/dmarc-generator/');
      await page.boot();
      await page.click('label:has([name="p"][value="reject"])');
      await page.fill('[name="rua"]', '', 'dmarc@example.com');
      await page.sees('pre', 'v=DMARC1');
      await page.sees('pre', 'p=reject');
      await page.sees('pre', 'rua=mailto:dmarc@example.com');
    },
  },
  {
    name: 'the list cleaner cleans what is pasted',
    async walk(page) {
      await page.open('/tools/email-list-cleaner/');
      await page.boot();
      await page.fill(
        '[name="pasted"]',
        '',
        'ann@gmail.com, bob@gmail.com, ANN@gmail.com',
      );
      await page.click('button', 'Clean this text');
      await page.sees('table', 'ANN@gmail.com');
    },
  },
  {
    name: 'the preview of a template takes a name and a color',
    async walk(page) {
      await page.open('/transactional-email-templates/password-reset/');
      await page.boot();
      await page.fill('[name="name"]', '', 'Maria');
      await page.choose('[name="brand.color"]', '#ffe600');
      await page.until('name and color in the preview', () => {
        const shown =
          document.querySelector<HTMLIFrameElement>('main iframe')?.contentDocument;
        const button = shown?.querySelector('.button');
        return (
          button &&
          getComputedStyle(button).backgroundColor === 'rgb(255, 230, 0)' &&
          shown?.body.innerText.includes('Maria')
        );
      });
    },
  },
  {
    name: 'the maker of subscribe forms shows its form and its code',
    async walk(page) {
      await page.open('/subscribe-forms/');
      await page.boot();
      await page.fill('[name="heading"]', '', 'Post from Acme');
      await page.sees('[data-pane="html"] code', 'Post from Acme');
      await page.until('heading in the preview', () =>
        document
          .querySelector<HTMLIFrameElement>('main iframe')
          ?.contentDocument?.body.innerText.includes('Post from Acme'),
      );
      await page.click('label:has([name="corner"][value="round"])');
      await page.until('choice in the address', () =>
        location.hash.includes('corner=round'),
      );
    },
  },
];
