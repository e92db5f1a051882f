import {
  CLIENTS,
  supportOf,
  type CanIEmail,
  type ClientId,
  type Support,
} from './canIEmail';
import {FALLBACKS} from './fallbacks';
import {usedFeatures} from './usedFeatures';

/** Support as the email meets it: `e` is in part, and the part is enough. */
export type SupportAsUsed = Support | 'e';

/** One feature that a client lacks, or of which it lacks something the email uses. */
export interface WeakFeature {
  /** Its name in the data: "css-border-radius". */
  slug: string;
  title: string;
  /** Its page at Can I email. */
  url: string;
  /** In the order of `clients`. */
  support: readonly SupportAsUsed[];
  /** What the reader gets there; empty where nobody has thought about it. */
  instead: string;
}

/** What Can I email's tests say of an email, client by client. */
export interface Evidence {
  /** When the data was last changed, as an ISO date. */
  dataDate: string;
  clients: readonly {
    id: ClientId;
    label: string;
    /** Features that work as the email uses them, and those with a fallback. */
    works: number;
    fallback: number;
  }[];
  weak: readonly WeakFeature[];
  /** Titles of the features that work in every client as the email uses them. */
  strong: readonly string[];
  /** Used, but not in the data: basics that nobody has thought worth a test. */
  untested: readonly string[];
  links: number;
  pictures: number;
}

/** "html-b" is `<b>` or an attribute, "css-color" is `color`. */
function readable(name: string): string {
  return name.replace(/^(?:html|css)-/, '');
}

function asUsed(
  feature: CanIEmail['data'][number],
  client: (typeof CLIENTS)[number],
): SupportAsUsed {
  const support = supportOf(feature, client);
  const enough = FALLBACKS[feature.slug]?.partIsEnough?.includes(client.id);
  return support === 'a' && enough ? 'e' : support;
}

function works(support: SupportAsUsed | undefined): boolean {
  return support === 'y' || support === 'e';
}

/**
 * Holds an email against Can I email's data.
 *
 * @param html as `renderHtml` writes it, with the example's values
 */
export function evidenceOf(html: string, {last_update_date, data}: CanIEmail): Evidence {
  const bySlug = new Map(data.map((feature) => [feature.slug, feature]));
  const names = usedFeatures(html);
  const tested = names.flatMap((name) => {
    const feature = bySlug.get(name);
    return feature
      ? [{...feature, support: CLIENTS.map((client) => asUsed(feature, client))}]
      : [];
  });
  const isStrong = ({support}: {support: readonly SupportAsUsed[]}) =>
    support.every(works);
  return {
    dataDate: last_update_date.slice(0, 10),
    clients: CLIENTS.map(({id, label}, index) => {
      const working = tested.filter(({support}) => works(support[index])).length;
      return {id, label, works: working, fallback: tested.length - working};
    }),
    weak: tested
      .filter((feature) => !isStrong(feature))
      .map(({slug, title, url, support}) => ({
        slug,
        title,
        url,
        support,
        instead: FALLBACKS[slug]?.instead ?? '',
      })),
    strong: tested.filter(isStrong).map(({title}) => title),
    untested: names.filter((name) => !bySlug.has(name)).map(readable),
    links: html.match(/<a /g)?.length ?? 0,
    pictures: html.match(/<img /g)?.length ?? 0,
  };
}
