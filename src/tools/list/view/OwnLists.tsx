import {useRef, useState} from 'react';
import {needsApp} from '../../../shell';
import {Button, Actions} from '../../../ui';
import {Field, Fields} from '../../view';
import type {CleanRules, CleanStats} from '..';
import styles from './OwnLists.module.css';

const FIELDS = ['block', 'allow', 'plusDomains'] as const;
/** Characters of a list of one's own. */
const MAX_LIST = 200_000;

/** Entries, one a line, or with commas or blanks between them. */
function entriesOf(text: string): string[] {
  return text.split(/[\s,;]+/).filter(Boolean);
}

/** Writes an address into the field of what is always kept, as if the visitor had. */
export function addToKept(address: string) {
  const field = document.getElementById('allow');
  if (field instanceof HTMLTextAreaElement) {
    field.value = [field.value.trimEnd(), address].filter(Boolean).join('\n');
  }
}

/** Block list, allow list and domains with tags: typed, then put to use. */
export function OwnLists({
  rules,
  stats,
  change,
}: {
  rules: CleanRules;
  stats: CleanStats | undefined;
  change: (rules: Partial<CleanRules>) => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [used, setUsed] = useState('');

  function use() {
    const data = new FormData(form.current ?? undefined);
    const entries = FIELDS.map((name) => {
      const text = data.get(name);
      return [name, entriesOf(typeof text === 'string' ? text : '')] as const;
    });
    change(Object.fromEntries(entries));
    const count = entries.reduce((sum, [, list]) => sum + list.length, 0);
    setUsed(
      count === 0
        ? 'The lists are empty now.'
        : `${count} ${count === 1 ? 'entry is' : 'entries are'} in use.`,
    );
  }

  return (
    <form
      ref={form}
      method="dialog"
      className={styles.lists}
      data-scripted
      {...needsApp}
      onSubmit={(event) => {
        event.preventDefault();
        use();
      }}
    >
      <Fields>
        <h3>
          Your own lists
          {(rules.block?.length ?? 0) > 0 && stats && (
            <small> {stats.byRule.block.toLocaleString('en')} rows removed</small>
          )}
        </h3>
        <Field
          id="block"
          name="block"
          label="Remove"
          hint="Addresses or domains, one per line, such as people who unsubscribed, competitors, or your own company."
          lines={3}
          maxLength={MAX_LIST}
          placeholder={'ann@example.com\nexample.org'}
        />
        <Field
          id="allow"
          name="allow"
          label="Always keep"
          hint="These rows stay, even if they are on the list above, a likely typo, disposable or a role. Broken ones and duplicates are removed anyway, and a domain here does not keep an address that is listed above."
          lines={3}
          maxLength={MAX_LIST}
          placeholder="support@example.net"
        />
        <Field
          id="plusDomains"
          name="plusDomains"
          label="Plus tags at these domains as well"
          hint="Only if you know that name+tag reaches name."
          lines={2}
          maxLength={MAX_LIST}
          placeholder="example.com"
        />
        <Actions>
          <Button type="submit" kind="secondary" size="small">
            Use these lists
          </Button>
          <p role="status">{used}</p>
        </Actions>
      </Fields>
    </form>
  );
}
