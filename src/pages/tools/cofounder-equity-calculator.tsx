import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Page} from '../../chrome';
import {PageMeta} from '../../metadata';
import {
  cofounderEquityCalculatorMeta,
  cofounderEquityCalculatorNode,
  EquityCalculator,
} from '../../tools/equity/view';

export default function CofounderEquityCalculatorPage() {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Page isScene>
      <PageMeta
        {...cofounderEquityCalculatorMeta}
        ldJson={[cofounderEquityCalculatorNode(siteConfig.url)]}
      />
      <EquityCalculator />
    </Page>
  );
}
