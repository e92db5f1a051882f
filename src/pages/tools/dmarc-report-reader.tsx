import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Page} from '../../chrome';
import {PageMeta} from '../../metadata';
import {
  DmarcReportReader,
  reportReaderMeta,
  reportReaderNode,
} from '../../tools/reports/view';

export default function DmarcReportReaderPage() {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Page isScene>
      <PageMeta {...reportReaderMeta} ldJson={[reportReaderNode(siteConfig.url)]} />
      <DmarcReportReader />
    </Page>
  );
}
