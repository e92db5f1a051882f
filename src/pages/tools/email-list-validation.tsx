import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Page} from '../../chrome';
import {PageMeta} from '../../metadata';
import {
  EmailListValidation,
  emailListValidationMeta,
  emailListValidationNode,
} from '../../tools/list/view';

export default function EmailListValidationPage() {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Page isScene>
      <PageMeta
        {...emailListValidationMeta}
        ldJson={[emailListValidationNode(siteConfig.url)]}
      />
      <EmailListValidation />
    </Page>
  );
}
