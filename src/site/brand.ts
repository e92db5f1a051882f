/**
 * Who we are. The owner replaces this file to give the site another name;
 * nothing else in the project spells the brand, its addresses or its domains.
 * Every address stands on a reserved `.example` name until then.
 */
export interface Brand {
  /** Short name, as in running text. */
  name: string;
  /** One sentence for the footer and for JSON-LD. */
  description: string;
  /** Year the company was founded, four digits. */
  founded: number;
  /** Origin of the site itself, without a trailing slash. */
  url: string;
  supportEmail: string;
  /** The separate application. */
  app: {login: string; dashboard: string; trial: string};
  /** Base address of the HTTP API, without a trailing slash. */
  api: string;
  statusPage: string;
  /** Other products by the same people. */
  sisters: readonly {name: string; url: string}[];
  /** Profiles elsewhere, for JSON-LD `sameAs`. */
  social: readonly string[];
}

export const brand: Brand = {
  name: 'Postwren',
  description:
    'The all-in-one email platform for SaaS companies: transactional email, sequences, product updates and contacts in one place.',
  founded: 2018,
  url: 'https://postwren.example',
  supportEmail: 'support@postwren.example',
  app: {
    login: 'https://app.postwren.example/login',
    dashboard: 'https://app.postwren.example/',
    trial: 'https://app.postwren.example/signup',
  },
  api: 'https://api.postwren.example/v1',
  statusPage: 'https://status.postwren.example/',
  sisters: [
    {name: 'Formwren', url: 'https://formwren.example/'},
    {name: 'Pagewren', url: 'https://pagewren.example/'},
  ],
  social: [],
};
