import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Page} from '../../chrome';
import {PageMeta} from '../../metadata';
import {
  EmailListCleaner,
  emailListCleanerMeta,
  emailListCleanerNode,
} from '../../tools/list/view';

export default function EmailListCleanerPage() {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Page isScene>
      <PageMeta
        {...emailListCleanerMeta}
        ldJson={[emailListCleanerNode(siteConfig.url)]}
      />
      <EmailListCleaner />
    </Page>
  );
}
