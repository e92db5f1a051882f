import {parseDmarc, type ParsedDmarc, type Term} from './parse';
import {isTagName} from './tags';

export type ChangeKind = 'kept' | 'changed' | 'dropped' | 'added';

/** What becomes of one tag of the old record. */
export interface TagChange {
  kind: ChangeKind;
  /** As it stood in the old record; missing where the tag is new. */
  before?: string;
  /** As it stands in the new one; missing where it is gone. */
  after?: string;
  /** Why, where it did not stay as it was. */
  why?: string;
}

/**
 * Compares an old record with a new one, tag by tag, in the old one's order; what is new
 * comes last.
 *
 * @param before any text
 * @param after a record of `composeDmarc`
 */
export function diffRecords(before: string, after: string): TagChange[] {
  const old = parseDmarc(before);
  const next = parseDmarc(after);
  const left = new Map(next.terms.map((term) => [term.name, term]));
  const changes: TagChange[] = [];
  for (const term of old.terms) {
    const now = term.state === 'repeated' ? undefined : left.get(term.name);
    left.delete(term.name);
    changes.push(now ? compare(term, now, old) : dropped(term, old));
  }
  for (const term of left.values()) {
    changes.push({kind: 'added', after: term.text});
  }
  return changes;
}

function compare(before: Term, after: Term, {settings}: ParsedDmarc): TagChange {
  if (sameValue(before, after)) {
    return {kind: 'kept', before: before.text, after: after.text};
  }
  return {
    kind: 'changed',
    before: before.text,
    after: after.text,
    why:
      before.state === 'invalid'
        ? 'Its value was not valid.'
        : before.name === 'p' &&
            after.value === settings.p &&
            before.value.toLowerCase() !== settings.p
          ? `Receivers treat the old record as p=${settings.p}, because another tag in it is not valid.`
          : before.value.includes('!')
            ? 'Limits on the size of reports are no longer part of DMARC, or you changed the addresses.'
            : 'Your choice.',
  };
}

/** Blanks and, except in addresses, capitals make no difference. */
function sameValue(before: Term, after: Term): boolean {
  const plain = ({name, value}: Term): string => {
    const packed = value.replace(/[\t ]*,[\t ]*/g, ',');
    return name === 'rua' || name === 'ruf' ? packed : packed.toLowerCase();
  };
  return plain(before) === plain(after);
}

const gone: Readonly<Record<string, string>> = {
  pct: 'No longer part of DMARC. Without it, every receiver applies your policy to all email, so make sure first that your own email passes.',
  rf: 'No longer part of DMARC. There was only ever one format.',
  ri: 'No longer part of DMARC. Reports are sent once a day.',
};

function dropped(term: Term, {settings, tags}: ParsedDmarc): TagChange {
  const {name, value, text, state} = term;
  return {kind: 'dropped', before: text, why: whyDropped()};

  function whyDropped(): string {
    switch (state) {
      case 'retired':
        return name === 'pct' && value === '100'
          ? 'It is the default anyway.'
          : (gone[name] ?? '');
      case 'unknown':
        return 'DMARC has no such tag.';
      case 'repeated':
        return 'A tag can only be used once.';
      case 'not-a-tag':
        return text === ''
          ? 'There was nothing between two semicolons.'
          : 'It is not a tag.';
      case 'invalid':
        return 'Its value was not valid.';
      default:
        return isDefault() ? 'It is the default anyway.' : 'Your choice.';
    }
  }

  function isDefault(): boolean {
    if (!isTagName(name)) {
      return false;
    }
    const without: Readonly<Partial<Record<typeof name, string>>> = {
      sp: settings.p,
      np: settings.sp,
      adkim: 'r',
      aspf: 'r',
      fo: '0',
      psd: 'u',
      t: 'n',
    };
    return without[name] !== undefined && without[name] === tags[name];
  }
}
