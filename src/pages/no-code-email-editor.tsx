import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Page} from '../chrome';
import {
  NoCodeEmailEditor,
  noCodeEditorMeta,
  noCodeEditorService,
} from '../marketing/no-code-email-editor';
import {PageMeta} from '../metadata';

export default function NoCodeEmailEditorPage() {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Page>
      <PageMeta {...noCodeEditorMeta} ldJson={[noCodeEditorService(siteConfig.url)]} />
      <NoCodeEmailEditor />
    </Page>
  );
}
