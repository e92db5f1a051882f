/**
 * Who we are. The owner puts their own values here and nowhere else: everything that a
 * visitor sees takes the name, the hosts and the prefixes from this file. Markdown, YAML and
 * code samples write them as tokens (`%brand.name%`, see `brandTokens.ts`).
 * Every address stands on a reserved `.example` name until then.
 */
export interface Brand {
  /** Short name, as in running text. */
  name: string;
  /** The name in file names, addresses and identifiers: lower-case letters, digits, hyphens. */
  slug: string;
  /** Begins the names of environment variables in samples: capital letters and digits. */
  envPrefix: string;
  /** Begins API keys (`pw_live_…`): lower-case letters. */
  keyPrefix: string;
  /** One sentence for the footer and for JSON-LD. */
  description: string;
  /** Year the company was founded, four digits. */
  founded: number;
  /** The domain that mail addresses and the hosts of the service belong to. */
  domain: string;
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
  /** SVG files, from the project's root. */
  drawings: {
    /** The mark, in a box of 32 by 32. */
    mark: string;
    /** The name as paths in a box 24 high. Without it the name is set in the heading face. */
    wordmark?: string;
  };
}

/* These by themselves, for scripts that need nothing else of the brand. */
export const envPrefix = 'POSTWREN';
export const keyPrefix = 'pw';
/** The environment variable that samples read an API key from. */
export const keyVariable = `${envPrefix}_KEY`;

export const brand: Brand = {
  name: 'Postwren',
  slug: 'postwren',
  envPrefix,
  keyPrefix,
  description:
    'The all-in-one email platform for SaaS companies: transactional email, sequences, product updates and contacts in one place.',
  founded: 2018,
  domain: 'postwren.example',
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
  drawings: {mark: 'src/site/mark.svg'},
};
