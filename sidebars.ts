import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  docs: [
    {
      type: 'category',
      label: 'API reference',
      collapsible: false,
      items: [
        'api/authentication',
        'api/testing',
        'api/email',
        'api/contacts',
        'api/domains',
        'api/messenger',
        'api/projects',
        'api/deliveries',
        'api/errors',
        'api/versioning',
        'api/changelog',
        'api/not-supported',
        'api/openapi',
      ],
    },
    {
      type: 'category',
      label: 'Learn how to:',
      collapsible: false,
      items: [
        'email-sending-quickstart',
        'contact-profiles-quickstart',
        'setup-onboarding-sequence',
        'sending-identities',
        'template-props',
        'custom-html-emails',
        'markdown-emails',
        'plain-text-emails',
        'email-attachments',
        'scheduled-email-delivery',
        'batch-email-sending',
        'template-iteration-group',
        'data-charts',
        'webhooks',
        {
          type: 'category',
          label: 'Use your framework',
          items: [
            'guides/nextjs',
            'guides/express',
            'guides/cloudflare-workers',
            'guides/django',
            'guides/fastapi',
            'guides/rails',
            'guides/laravel',
            'guides/go',
            'guides/java',
            'guides/csharp',
            'webhook-frameworks',
          ],
        },
        'mcp-server',
        'finish-my-integration',
        'go-live',
      ],
    },
  ],
};

export default sidebars;
