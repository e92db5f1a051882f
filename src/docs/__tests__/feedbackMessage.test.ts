import {feedbackMail} from '../feedbackMessage';

/** What an email program reads in a `mailto:` address (RFC 6068, section 2). */
function read(address: string) {
  const {protocol, pathname, searchParams} = new URL(address.replaceAll('+', '%2B'));
  return {
    protocol,
    to: pathname,
    subject: searchParams.get('subject'),
    lines: searchParams.get('body')?.split('\r\n'),
  };
}

const to = 'support@acme.example';

it('writes all that was said into the message', () => {
  const address = feedbackMail(to, 'Webhooks & more', {
    path: '/docs/webhooks/',
    helpful: false,
    reason: 'A sample does not work',
    section: 'Verify the signature',
    text: '1 + 1 = 2?\nIt & "that" # fails: 100%',
  });
  expect(read(address)).toEqual({
    protocol: 'mailto:',
    to,
    subject: 'Webhooks & more',
    lines: [
      'Page: /docs/webhooks/',
      'Helpful: no',
      'Reason: A sample does not work',
      'Section: Verify the signature',
      '',
      '1 + 1 = 2?',
      'It & "that" # fails: 100%',
    ],
  });
});

it('leaves out what was not said', () => {
  const address = feedbackMail(to, 'Email', {path: '/docs/api/email/', helpful: true});
  expect(read(address).lines).toEqual(['Page: /docs/api/email/', 'Helpful: yes']);
});

it('adds no header that a comment or a heading asks for', () => {
  const address = feedbackMail(to, 'Email&bcc=x@evil.example', {
    path: '/docs/',
    helpful: true,
    text: 'a&cc=y@evil.example\r\nBcc: z@evil.example',
  });
  expect([...new URL(address).searchParams.keys()]).toEqual(['subject', 'body']);
});
