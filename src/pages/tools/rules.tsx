import {Page} from '../../chrome';
import {PageMeta} from '../../metadata';
import {RuleBookPage, rulesMeta} from '../../tools/rules/view';

export default function Rules() {
  return (
    <Page>
      <PageMeta {...rulesMeta} />
      <RuleBookPage />
    </Page>
  );
}
