import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {DocsBar, PageFrame} from '../chrome';
import {BesideMenu} from './besideMenu';
import {DocsMenu} from './DocsMenu';
import styles from './DocsShell.module.css';

/** Docs layout: top bar, menu at the left (in an overlay on small screens), content. */
export function DocsShell({children}: {children: ReactNode}) {
  return (
    <PageFrame
      header={
        <DocsBar menu={<DocsMenu label={translate({message: 'Docs, small screen'})} />} />
      }
    >
      <div className={styles.shell}>
        <aside className={styles.side}>
          <DocsMenu label={translate({message: 'Docs'})} />
        </aside>
        <BesideMenu value>{children}</BesideMenu>
      </div>
    </PageFrame>
  );
}
