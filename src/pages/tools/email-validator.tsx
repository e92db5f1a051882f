import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Page} from '../../chrome';
import {PageMeta} from '../../metadata';
import {
  EmailValidator,
  emailValidatorMeta,
  emailValidatorNode,
} from '../../tools/address/view';

export default function EmailValidatorPage() {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Page isScene>
      <PageMeta {...emailValidatorMeta} ldJson={[emailValidatorNode(siteConfig.url)]} />
      <EmailValidator />
    </Page>
  );
}
