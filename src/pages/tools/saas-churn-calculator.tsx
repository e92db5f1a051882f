import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Page} from '../../chrome';
import {PageMeta} from '../../metadata';
import {
  ChurnCalculator,
  saasChurnCalculatorMeta,
  saasChurnCalculatorNode,
} from '../../tools/churn/view';

export default function SaasChurnCalculatorPage() {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Page isScene>
      <PageMeta
        {...saasChurnCalculatorMeta}
        ldJson={[saasChurnCalculatorNode(siteConfig.url)]}
      />
      <ChurnCalculator />
    </Page>
  );
}
