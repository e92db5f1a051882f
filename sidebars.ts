import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  docs: [
    {
      type: 'category',
      label: 'API reference',
      collapsible: false,
      items: ['api/email'],
    },
    {
      type: 'category',
      label: 'Learn how to:',
      collapsible: false,
      items: ['email-sending-quickstart'],
    },
  ],
};

export default sidebars;
