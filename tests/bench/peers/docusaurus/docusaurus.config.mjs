/** What `create-docusaurus` writes, with docs alone. */
export default {
  title: 'Docs',
  url: 'https://docs.example',
  baseUrl: '/',
  trailingSlash: true,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  // Plain Markdown, as the other two read it.
  markdown: {format: 'detect', hooks: {onBrokenMarkdownLinks: 'ignore'}},
  future: {v4: true, faster: true},
  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: 'docs',
          sidebarPath: './sidebars.mjs',
          // Every page is in view, as in the menus of the others.
          sidebarCollapsed: false,
        },
        blog: false,
      },
    ],
  ],
  themeConfig: {
    navbar: {
      title: 'Docs',
      items: [{type: 'docSidebar', sidebarId: 'docs', label: 'Docs'}],
    },
    prism: {additionalLanguages: ['bash', 'ruby', 'php', 'json']},
  },
};
