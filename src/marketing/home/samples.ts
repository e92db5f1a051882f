import {SAMPLE_LANGUAGES, writeSample} from '../../api/plain';
import {brand} from '../../site';

/**
 * The call of the developers' section, `POST /emails` with a template and its
 * props, in every language of the API reference and by the same writers.
 */
export const samples = {
  call: Object.fromEntries(
    SAMPLE_LANGUAGES.map((language) => [
      language,
      writeSample(
        {
          method: 'POST',
          url: `${brand.api}/emails`,
          headers: {},
          body: {
            from: 'Acme <hello@acme.example>',
            to: 'ana@customer.example',
            template: 'receipt',
            props: {number: '2041', total: '€29.52'},
          },
        },
        language,
      ),
    ]),
  ),
};
