export const toolsMeta = {
  title: 'Free email tools',
  description:
    'Twelve free tools that run in your browser: check domains, make SPF, DKIM and DMARC records, clean email lists, and work out churn and equity.',
  keywords: [
    'email tools',
    'SPF checker',
    'DKIM checker',
    'DMARC checker',
    'email validator',
  ],
} as const;
