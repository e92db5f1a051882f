import {existsSync} from 'node:fs';
import path from 'node:path';
import {pages, type RegisteredPage} from '../site';
import type {PageText, ToolCard} from './pageText';

/** What the rooms say of their pages. */
export interface DescribedPages {
  texts: readonly PageText[];
  cards: readonly ToolCard[];
}

const REGISTRY = 'src/site/pages.ts';
const FILES = ['metadata.ts', 'view/metadata.ts'];

/** An address without its last slash; nothing is left of the home page's. */
const bare = (address: string) => address.replace(/\/$/, '');

/** The folder of a page's room, from the project's root. */
const roomOf = (address: string, {room}: RegisteredPage) =>
  `src/${room ?? `marketing${bare(address)}`}`;

/**
 * The file in which a page's room describes it.
 *
 * @param siteDir the project's root
 * @returns its absolute path; nothing when the room has none
 */
function fileOf(
  address: string,
  page: RegisteredPage,
  siteDir: string,
): string | undefined {
  return FILES.map((name) => path.join(siteDir, roomOf(address, page), name)).find(
    (file) => existsSync(file),
  );
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** By what it has: rooms name their exports as they like. */
const isText = (value: unknown): value is PageText =>
  isRecord(value) && 'path' in value && 'title' in value && 'description' in value;
const isCard = (value: unknown): value is ToolCard =>
  isRecord(value) && 'path' in value && 'does' in value;

/** Templates describe themselves: the plugin of the emails has them. */
const hasFile = ({kind}: RegisteredPage) => kind !== 'template';

/**
 * Reads what the rooms of the registered pages say of them.
 *
 * @param siteDir the project's root
 * @param options `registered`: the registry, for tests; `load`: loads a module, anew each
 *   time where its file may have changed since
 */
export async function readPageTexts(
  siteDir: string,
  {
    registered = pages,
    load = (file) => import(file),
  }: {
    registered?: Readonly<Record<string, RegisteredPage>>;
    load?: (file: string) => Promise<unknown>;
  } = {},
): Promise<DescribedPages> {
  const files = Object.entries(registered).flatMap(([address, page]) => {
    const file = hasFile(page) ? fileOf(address, page, siteDir) : undefined;
    return file ? [file] : [];
  });
  const modules = await Promise.all(
    [...new Set(files)].map((file) => load(file) as Promise<object>),
  );
  const exported = modules.flatMap((module): unknown[] => Object.values(module));
  const order = Object.keys(registered);
  const inOrder = <T extends {path: string}>(found: readonly T[]): T[] =>
    found
      .slice()
      .sort((one, other) => order.indexOf(one.path) - order.indexOf(other.path));
  return {
    texts: inOrder(exported.filter(isText)),
    cards: inOrder(exported.filter(isCard)),
  };
}

/** A page in `src/pages`, and the file that makes it, from the project's root. */
export interface Door {
  path: string;
  file: string;
}

/** The list of articles is made by the blog plugin. */
const hasDoor = ({kind}: RegisteredPage) => kind !== 'articles';

const twice = (paths: readonly string[]): string[] => [
  ...new Set(paths.filter((one, index) => paths.indexOf(one) !== index)),
];

function problemsOfLine(
  address: string,
  page: RegisteredPage,
  {texts, cards}: DescribedPages,
  doors: ReadonlySet<string>,
): string[] {
  const room = roomOf(address, page);
  const door = `src/pages${bare(address) || '/index'}.tsx`;
  return [
    ...(doors.has(address) || !hasDoor(page)
      ? []
      : [
          `${REGISTRY} has a line for ${address}, but no page is at that address. Write ${door}, or take the line out.`,
        ]),
    ...(texts.some(({path: one}) => one === address)
      ? []
      : [
          hasFile(page)
            ? `${address} has no title and description: export them with path: '${address}' from metadata.ts in ${room}, the room that ${REGISTRY} names.`
            : `${address} is a template's page in ${REGISTRY}, but src/emails/templates.ts has no template of that name.`,
        ]),
    ...(page.kind !== 'tool' || cards.some(({path: one}) => one === address)
      ? []
      : [
          `${address} is a tool without a card for the overview: export one with path: '${address}' from metadata.ts in ${room}.`,
        ]),
  ];
}

/**
 * What does not fit together: the registry, what the rooms say of their pages, and the
 * pages that are there.
 *
 * @param doors the pages in `src/pages` that are components
 * @returns a sentence each, with what to do about it
 */
export function registryProblems(
  described: DescribedPages,
  doors: readonly Door[],
  registered: Readonly<Record<string, RegisteredPage>> = pages,
): string[] {
  const {texts, cards} = described;
  const isRegistered = (address: string) => Object.hasOwn(registered, address);
  const addresses = new Set(doors.map(({path: one}) => one));
  return [
    ...Object.entries(registered).flatMap(([address, page]) =>
      problemsOfLine(address, page, described, addresses),
    ),
    ...doors
      .filter(({path: one}) => !isRegistered(one))
      .map(
        ({path: one, file}) =>
          `${file} makes ${one}, which has no line in ${REGISTRY}. Add one, so that menus, search and tests know the page.`,
      ),
    ...[...texts, ...cards]
      .map(({path: one}) => one)
      .filter((one) => !isRegistered(one))
      .map((one) => `${one} is described, but ${REGISTRY} has no line for it. Add one.`),
    ...twice(texts.map(({path: one}) => one)).map(
      (one) => `${one} is described twice. Keep one of the two exports with that path.`,
    ),
    ...twice(cards.map(({path: one}) => one)).map(
      (one) => `${one} has two cards for the overview of the tools. Keep one of them.`,
    ),
  ];
}
