import {Editorial, editorialMeta} from '../articles/editorial';
import {Page} from '../chrome';
import {PageMeta} from '../metadata';

export default function EditorialPage() {
  return (
    <Page>
      <PageMeta {...editorialMeta} />
      <Editorial />
    </Page>
  );
}
