/** The four sites, what each has switched on, and how each is driven. */
export const PEERS = ['docusaurus', 'starlight', 'vitepress'] as const;
export type Peer = (typeof PEERS)[number];
export type Name = 'own' | Peer;
export const NAMES: readonly Name[] = ['own', ...PEERS];

/** What people do on a page, beside reading. */
export const INTERACTIONS = [
  'open search',
  'type in search',
  'switch color mode',
  'switch code tab',
  'open menu on a phone',
] as const;
export type Interaction = (typeof INTERACTIONS)[number];

interface Description {
  label: string;
  /** What a reader of the table has to know. */
  has: string;
  /** The control of each interaction that the site has. */
  controls: Partial<Record<Interaction, string>>;
}

export const SITES: Readonly<Record<Name, Description>> = {
  own: {
    label: 'This site',
    has: 'search of every page, code in five languages with tabs, the reader’s own values in samples, feedback, a printed form, and the rest of the site: home, features, articles, tools, templates',
    controls: {
      'open search': '[data-search]',
      'type in search': '[data-search-dialog] input',
      'switch color mode': '[data-theme-choice][value="dark"]',
      'switch code tab': '[data-code-tab]:not(:checked)',
      'open menu on a phone': '[popovertarget="docs-menu"]',
    },
  },
  docusaurus: {
    label: 'Docusaurus classic',
    has: '`future.faster` on; no search (it is a service or a plugin); code in five languages one below the other',
    controls: {
      'switch color mode': 'button[class*="toggleButton"]',
      'open menu on a phone': '.navbar__toggle',
    },
  },
  starlight: {
    label: 'Starlight',
    has: 'its own search (Pagefind); code in five languages one below the other',
    controls: {
      'open search': 'button[data-open-modal]',
      'type in search': 'dialog input',
      'switch color mode': 'starlight-theme-select select',
      'open menu on a phone': 'starlight-menu-button button',
    },
  },
  vitepress: {
    label: 'VitePress',
    has: 'no search (it is off by default); code in five languages one below the other',
    controls: {
      'switch color mode': '.VPSwitchAppearance',
      'open menu on a phone': '.VPLocalNav .menu',
    },
  },
};
