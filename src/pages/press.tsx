import {Page} from '../chrome';
import {Press, pressMeta} from '../marketing/press';
import {PageMeta} from '../metadata';

export default function PressPage() {
  return (
    <Page>
      <PageMeta {...pressMeta} />
      <Press />
    </Page>
  );
}
