import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ComponentProps, ReactNode} from 'react';
import styles from './Prose.module.css';

type HeadingProps = ComponentProps<'h2'> & {children?: ReactNode};

function heading(Tag: 'h2' | 'h3' | 'h4') {
  function Heading({id, children, ...rest}: HeadingProps) {
    const brokenLinks = useBrokenLinks();
    if (id) {
      brokenLinks.collectAnchor(id);
    }
    return (
      <Tag {...rest} id={id} className={styles.heading}>
        {children}
        {id && (
          <Link
            className={styles.anchor}
            to={`#${id}`}
            aria-label={translate({message: 'Link to this heading'})}
          >
            #
          </Link>
        )}
      </Tag>
    );
  }
  return Heading;
}

/** On phones `Prose.module.css` shows each row as a card. */
function Table(props: ComponentProps<'table'>) {
  return (
    <div className={styles.table}>
      <table {...props} />
    </div>
  );
}

/** Markdown's own elements, as this site draws them. */
export const elements = {
  a: ({href, ...rest}: ComponentProps<'a'>) => (
    // A file beside the text is served under its own name, without a slash behind it.
    <Link {...rest} to={href?.startsWith('/assets/') ? `pathname://${href}` : href} />
  ),
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  table: Table,
};
