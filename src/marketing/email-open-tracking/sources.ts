interface Source {
  title: string;
  publisher: string;
  href: string;
  /** What of it is on the page, and its day where it bears one. */
  says: string;
}

/** Where the facts of the page come from. */
export const sources: readonly Source[] = [
  {
    title: 'Mail Privacy Protection & Privacy',
    publisher: 'Apple',
    href: 'https://www.apple.com/legal/privacy/data/en/mail-privacy-protection/',
    says: 'Remote content is loaded in the background by default, through two relays of different operators.',
  },
  {
    title: 'Turn images on or off in Gmail',
    publisher: 'Google',
    href: 'https://support.google.com/mail/answer/145919',
    says: 'Images pass Google’s proxy; senders get no IP address, and may in some cases learn that a message was opened.',
  },
  {
    title: 'Gmail deploys image proxy servers',
    publisher: 'Word to the Wise, December 2013',
    href: 'https://wordtothewise.com/2013/12/gmail-deploys-image-proxy-servers/',
    says: 'The first load of an image reaches the sender, and later ones come from Google’s copy.',
  },
  {
    title: 'Remote content in messages',
    publisher: 'Mozilla',
    href: 'https://support.mozilla.org/en-US/kb/remote-content-in-messages',
    says: 'Thunderbird does not load remote content automatically.',
  },
  {
    title:
      'Guidelines 2/2023 on the technical scope of Art. 5(3) of the ePrivacy Directive',
    publisher: 'European Data Protection Board, version 2, October 2024',
    href: 'https://www.edpb.europa.eu/our-work-tools/our-documents/guidelines/guidelines-22023-technical-scope-art-53-eprivacy-directive_en',
    says: 'Tracking pixels in email are within the scope of Article 5(3).',
  },
  {
    title: 'Tracking pixels in emails: the recommendation of 12 March 2026',
    publisher: 'Nomos, on CNIL deliberation 2026-042, published 14 April 2026',
    href: 'https://www.nomosparis.com/en/tracking-pixels-in-emails-decoding-the-recommendation-of-the-french-data-protection-authority-of-12-march-2026/',
    says: 'Where the French authority asks for consent, and where not.',
  },
];
